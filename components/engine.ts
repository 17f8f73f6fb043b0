// Everything that the build uses of the components: layout, styles, drawings, and the rules of the contact form.

export { Contours, contourSheet } from './drawings/Contours.tsx';
export type { Drawing } from './drawings/drawing.ts';
export { drawings } from './drawings/index.tsx';
export { Route } from './drawings/parts/Route.tsx';
export { Sign } from './drawings/parts/Sign.tsx';
export {
  type Outline,
  OutlineContext,
  type PlacedText,
  Words,
  weights,
} from './drawings/parts/Words.tsx';
export { RankTown } from './drawings/RankTown.tsx';
export { IconContext } from './icon-context.ts';
export { type Enquiry, FIELDS } from './islands/contact-form/contact-bounds.ts';
export { checkEnquiry } from './islands/contact-form/contact-rules.ts';
export { outcomeOf } from './islands/contact-form/enquiry-outcome.ts';
export { TIME_LIMIT } from './islands/contact-form/send-enquiry.ts';
export { Layout } from './Layout.tsx';
export {
  type Page,
  type PageFeed,
  type Rendering,
  RenderingContext,
  type ShownLogo,
  type Subject,
} from './page.ts';
export {
  type PhotographSource,
  type PictureLayout,
  placeholderClass,
  placeholderRule,
  type ShownPicture,
  type Sizes,
} from './picture.ts';
export { ICON_SPRITE } from './SpriteIcon.tsx';
export { KEY, makeStyleCache } from './sheet.ts';
export { tokens } from './tokens.ts';
