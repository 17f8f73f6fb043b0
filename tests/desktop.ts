import { headerWidth } from '../components/header-fit.ts';
import { CONTENT } from './content.ts';

const { site, navigation } = CONTENT;

/** Where the header has its list on no screen, tests of the list have nothing to use. */
const LIST_FROM = headerWidth({
  agency: site.agency,
  logo: site.logo && { width: 240, holdsName: site.logo.holdsName },
  entries: navigation.entries.filter(({ showInNavbar }) => showInNavbar),
  getStarted: navigation.getStarted.title,
});

export const PHONE = { width: 390, height: 844 };

/** A laptop's window in px: 1440, or wider where the content's navigation needs more for its list. */
export const DESKTOP = { width: Math.max(1440, 16 * (LIST_FROM ?? 0)), height: 900 };
