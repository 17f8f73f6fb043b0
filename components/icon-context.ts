import type { LucideIcon } from 'lucide-react';
import { createContext, useContext } from 'react';

/** Returns an icon by its name on lucide.dev: `arrow-right`. The build provides it wherever it renders. */
export const IconContext = createContext<(name: string) => LucideIcon | undefined>(() => undefined);

/**
 * An icon by its name, for parts that the build renders. An island imports its icons one by one, otherwise the browser
 * would get all of them.
 * @throws Error for a name that the library does not have. Names in content files are checked before.
 */
export function useIcon(name: string): LucideIcon {
  const icon = useContext(IconContext)(name);
  if (!icon) throw new Error(`There is no icon named "${name}". Choose one from https://lucide.dev/icons/`);
  return icon;
}
