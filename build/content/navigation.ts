import type { z } from 'zod';
import type { Content } from '../../schemas/content.ts';
import type { navigationSchema } from '../../schemas/site.ts';

type Checked = Omit<Content, 'navigation'> & { navigation: z.infer<typeof navigationSchema> };

/**
 * Completes the navigation: the Services entry gets one link for each file in content/services, and each policy becomes
 * an entry, so that a new file appears in header, mobile menu and footer automatically.
 */
export function resolveNavigation(content: Checked): Content {
  const { entries, ...rest } = content.navigation;
  const services = content.services.map(({ slug, title, tagline, icon, tint }) => ({
    title,
    href: `/services/${slug}/`,
    tagline,
    icon,
    tint,
  }));
  const policies = content.policies.map(({ slug, title, color, showInNavbar }) => ({
    title,
    href: `/${slug}/`,
    color,
    showInNavbar,
  }));
  const own = entries.map(({ services: opensServices, ...entry }) =>
    opensServices ? { ...entry, services } : entry,
  );
  return { ...content, navigation: { entries: [...own, ...policies], ...rest } };
}
