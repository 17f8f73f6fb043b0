import { type HTMLElement, parse } from 'node-html-parser';
import type { RenderedPage } from '../render.tsx';
import type { Route } from '../routes.ts';

/** A finished page, parsed once for all checks. */
export interface ParsedPage {
  route: Route;
  path: string;
  root: HTMLElement;
  ids: string[];
}

export function parsePage({ route, html }: RenderedPage): ParsedPage {
  const root = parse(html);
  return { route, path: route.path, root, ids: root.querySelectorAll('[id]').map((element) => element.id) };
}
