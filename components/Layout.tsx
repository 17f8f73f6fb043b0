import './global-styles.ts';
import type { ReactNode } from 'react';
import type { Content } from '../build/schemas/content.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { sheet } from './sheet.ts';
import { ToastArea } from './ToastArea.tsx';

const s = sheet({
  skip: {
    position: 'absolute',
    left: -999,
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
  /** A page that one does not stay on: its footer does without what needs scripts of its own. */
  brief: boolean;
  children: ReactNode;
}

/** What every page has in common: skip link, header, the page itself, footer. */
export function Layout({ content, route, brief, children }: LayoutProps) {
  return (
    <>
      <a className={s.skip} href="#main">
        {content.navigation.words.skip}
      </a>
      <Header agency={content.site.agency} navigation={content.navigation} route={route} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer site={content.site} navigation={content.navigation} brief={brief} />
      <ToastArea notices={content.site.notices} />
    </>
  );
}
