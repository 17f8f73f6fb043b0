import './global-styles.ts';
import type { ReactNode } from 'react';
import type { Content, Navigation } from '../schemas/content.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Measurement } from './Measurement.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import { useRendering } from './page.ts';
import { sheet } from './sheet.ts';
import { ToastArea } from './ToastArea.tsx';

const s = sheet('Layout', {
  skip: {
    position: 'absolute',
    top: -999,
    '&:focus': {
      left: 16,
      top: 16,
      zIndex: 99,
      background: 'var(--ink)',
      color: 'var(--paper)',
      padding: '12px 16px',
    },
  },
});

interface LayoutProps {
  content: Content;
  /** Address of the page. */
  route: string;
  /** A page on which visitors do not stay: its footer omits what needs its own scripts. */
  brief: boolean;
  /** Of the page. If it is another one than English, that is marked. */
  language: string;
  children: ReactNode;
}

/** The parts of every page: skip link, header, content, footer. */
export function Layout({ content, route, brief, language, children }: LayoutProps) {
  const { shared } = useRendering();
  const { site, navigation } = content;
  // Headers differ only in the entry marked as current.
  const lang = language === 'en-US' ? undefined : 'en-US';
  const shownRoute = isInNavigation(route, navigation) ? route : '';
  return (
    <>
      <a className={s.skip} href="#main" lang={lang}>
        {navigation.words.skip}
      </a>
      {content.notices &&
        shared(`notices ${lang}`, <NoticeBar content={content} where="header" lang={lang} />)}
      {shared(`header ${shownRoute} ${lang}`, <Header content={content} route={shownRoute} lang={lang} />)}
      <main id="main" tabIndex={-1} dir={LEFTWARD.test(language) ? 'rtl' : undefined}>
        {children}
      </main>
      {shared(`footer ${brief} ${lang}`, <Footer content={content} brief={brief} lang={lang} />)}
      {shared(`toasts ${lang}`, <ToastArea notices={site.notices} lang={lang} />)}
      {site.measurement && shared('measurement', <Measurement measurement={site.measurement} />)}
    </>
  );
}

/** Languages that are written from right to left. */
const LEFTWARD = /^(?:ar|dv|fa|he|ps|sd|ug|ur|yi)\b/;

const isInNavigation = (route: string, { entries }: Navigation) =>
  entries.some(({ href, services }) => href === route || services?.some((service) => service.href === route));
