import type { Slots } from '../../Island.tsx';
import { Slot } from '../shared/Slot.tsx';
import { useMenu } from './useMenu.ts';

/**
 * The navigation: native disclosures, which a script within the page opens and closes (client/inline/menu.ts). React
 * moves the focus: through the list of services by arrow keys and letters, and into the full-screen menu and back.
 */
export function Menu({ slots }: Slots<'navigation'>) {
  return <Slot html={slots?.navigation} {...useMenu()} />;
}
