import { AddressStreets } from './AddressStreets.tsx';
import { AdsDashboard } from './AdsDashboard.tsx';
import { BusinessProfile, ProfileParts, partsSize } from './BusinessProfile.tsx';
import { Compass } from './Compass.tsx';
import { Contours, contourSheets } from './Contours.tsx';
import type { Drawing } from './drawing.ts';
import { LEGEND, LegendSheet } from './LegendDrawing.tsx';
import { MapPack } from './MapPack.tsx';
import { MonthOfPosts } from './MonthOfPosts.tsx';
import { FacebookPost } from './posts/FacebookPost.tsx';
import { InstagramGrid } from './posts/InstagramGrid.tsx';
import { LinkedInProfile } from './posts/LinkedInProfile.tsx';
import { PinterestBoard } from './posts/PinterestBoard.tsx';
import { TwitterThread } from './posts/TwitterThread.tsx';
import { YouTubeVideo } from './posts/YouTubeVideo.tsx';
import { RankingReport } from './RankingReport.tsx';
import { RankTown } from './RankTown.tsx';
import { ResultsPage } from './ResultsPage.tsx';
import { SiteScreens } from './SiteScreens.tsx';
import * as samples from './samples.ts';

const vignette = { width: 480, height: 360 };
const post = { width: 480, height: 270 };
const town = { width: 640, height: 460, step: 58 };
const smallTown = { width: 400, height: 420, step: 58 };
const report = { width: 720, height: 440, size: 16, terms: samples.terms };
const smallReport = { width: 400, height: 360, size: 17, terms: samples.terms };

function contours(name: keyof typeof contourSheets): Drawing {
  const { width, height } = contourSheets[name];
  return { width, height, art: <Contours {...contourSheets[name]} /> };
}

/**
 * The drawings that pages show by name. The build makes a file of each (build/assets/drawings.tsx); `<Drawing>` shows that
 * file when a visitor comes near, or the drawing itself where it belongs to the first screen.
 */
export const drawings = {
  'business-profile': { ...vignette, art: <BusinessProfile {...samples.bakery} /> },
  'map-pack': { ...vignette, art: <MapPack {...samples.dentist} /> },
  'results-page': { ...vignette, art: <ResultsPage {...samples.roofer} /> },
  'ads-dashboard': { ...vignette, art: <AdsDashboard {...samples.hvac} /> },
  'site-screens': { ...vignette, art: <SiteScreens {...samples.plumber} /> },
  'month-of-posts': { ...vignette, art: <MonthOfPosts {...samples.month} /> },
  'profile-parts': {
    ...partsSize(116),
    art: <ProfileParts {...samples.bakery} reach={116} />,
    narrow: { ...partsSize(0), art: <ProfileParts {...samples.bakery} reach={0} /> },
  },
  'rank-town': {
    ...town,
    art: <RankTown {...town} />,
    narrow: { ...smallTown, art: <RankTown {...smallTown} /> },
  },
  'ranking-report': {
    ...report,
    art: <RankingReport {...report} />,
    narrow: { ...smallReport, art: <RankingReport {...smallReport} /> },
  },
  legend: { ...LEGEND, art: <LegendSheet /> },
  compass: { width: 520, height: 520, art: <Compass /> },
  'address-streets': { width: 480, height: 300, art: <AddressStreets /> },
  'contours-pine': contours('pine'),
  'contours-paper': contours('paper'),
  'contours-wood': contours('wood'),
  'contours-yellow': contours('yellow'),
  'post-facebook': { ...post, art: <FacebookPost {...samples.facebook} /> },
  'post-instagram': { ...post, art: <InstagramGrid {...samples.instagram} /> },
  'post-linkedin': { ...post, art: <LinkedInProfile {...samples.linkedin} /> },
  'post-pinterest': { ...post, art: <PinterestBoard {...samples.pinterest} /> },
  'post-twitter': { ...post, art: <TwitterThread {...samples.twitter} /> },
  'post-youtube': { ...post, art: <YouTubeVideo {...samples.youtube} /> },
} satisfies Record<string, Drawing>;

export type DrawingName = keyof typeof drawings;
