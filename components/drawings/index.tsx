import { AddressStreets } from './AddressStreets.tsx';
import { AdsDashboard } from './AdsDashboard.tsx';
import { Compass } from './Compass.tsx';
import { Contours, contourSheet } from './Contours.tsx';
import type { Drawing } from './drawing.ts';
import { KeywordMap, StackedKeywordMap } from './KeywordMap.tsx';
import { LandingPage } from './LandingPage.tsx';
import { LEGEND, LegendSheet } from './LegendDrawing.tsx';
import { legendSymbols } from './LegendSymbols.tsx';
import { MapPack } from './MapPack.tsx';
import { MonthOfPosts } from './MonthOfPosts.tsx';
import { OpenPin, openPin } from './OpenPin.tsx';
import { ProfileParts, partsSize } from './ProfileParts.tsx';
import { papers } from './papers.tsx';
import { PORTRAIT } from './portraits/Portrait.tsx';
import { portraits } from './portraits/portraits.tsx';
import { FacebookPost } from './posts/FacebookPost.tsx';
import { InstagramGrid } from './posts/InstagramGrid.tsx';
import { LinkedInProfile } from './posts/LinkedInProfile.tsx';
import { PinterestBoard } from './posts/PinterestBoard.tsx';
import { TwitterThread } from './posts/TwitterThread.tsx';
import { YouTubeVideo } from './posts/YouTubeVideo.tsx';
import { RankingLines, RankingReport } from './RankingReport.tsx';
import { RankTown } from './RankTown.tsx';
import { ResultsPage } from './ResultsPage.tsx';
import { SearchTerms } from './SearchTerms.tsx';
import { SheetEnd, sheetEnd } from './SheetEnd.tsx';
import { BlankFront, FrontParts, shopFront } from './ShopFront.tsx';
import { SiteScreens } from './SiteScreens.tsx';
import { states } from './States.tsx';
import { Storefront } from './Storefront.tsx';
import { Suspension } from './Suspension.tsx';
import * as samples from './samples.ts';
import { adSpots } from './spots/ad-spots.tsx';
import { spot } from './spots/Ground.tsx';
import { listingSpots } from './spots/listing-spots.tsx';
import { localSpots } from './spots/local-spots.tsx';
import { searchSpots } from './spots/search-spots.tsx';
import { siteSpots } from './spots/site-spots.tsx';
import { Tap } from './Tap.tsx';
import {
  AdThumbnail,
  MapThumbnail,
  PhoneThumbnail,
  ResultThumbnail,
  ShopThumbnail,
  thumbnail,
} from './Thumbnails.tsx';

const vignette = { width: 480, height: 360 };
const post = { width: 480, height: 270 };
const town = { width: 640, height: 460, step: 54 };
const smallTown = { width: 400, height: 420, step: 54 };
const main = { width: 840, height: 300 };
const portrait = { width: PORTRAIT, height: PORTRAIT };
const symbol = { width: 132, height: 88 };
const report = { width: 1344, height: 550, size: 18, names: 210, clear: 0.46, terms: samples.terms };
const smallReport = { width: 400, height: 390, size: 16.5, names: 136, clear: 0, terms: samples.terms };

/**
 * The drawings that pages show by name. The build makes a file of each (build/assets/drawings.tsx). `<Drawing>` shows
 * that file when a visitor comes near, or on the first screen the drawing itself.
 */
export const drawings = {
  storefront: {
    ...vignette,
    art: () => <Storefront {...samples.storefront} />,
    tile: { ...thumbnail, art: () => <ShopThumbnail /> },
  },
  'map-pack': {
    ...vignette,
    art: () => <MapPack {...samples.dentist} />,
    tile: { ...thumbnail, art: () => <MapThumbnail {...samples.dentist} /> },
  },
  'results-page': {
    ...vignette,
    art: () => <ResultsPage {...samples.roofer} />,
    tile: { ...thumbnail, art: () => <ResultThumbnail {...samples.roofer} /> },
  },
  'ads-dashboard': {
    ...vignette,
    art: () => <AdsDashboard {...samples.hvac} />,
    tile: { ...thumbnail, art: () => <AdThumbnail /> },
  },
  tap: { width: 240, height: 260, art: () => <Tap /> },
  'site-screens': {
    ...vignette,
    art: () => <SiteScreens {...samples.plumber} />,
    tile: { ...thumbnail, art: () => <PhoneThumbnail {...samples.plumber} /> },
  },
  'month-of-posts': { ...vignette, art: () => <MonthOfPosts {...samples.month} /> },
  'profile-parts': {
    ...partsSize(116),
    art: () => <ProfileParts {...samples.bakery} reach={116} />,
    narrow: { ...partsSize(22), art: () => <ProfileParts {...samples.bakery} reach={22} /> },
  },
  'rank-town': {
    ...town,
    art: () => <RankTown {...town} />,
    narrow: { ...smallTown, art: () => <RankTown {...smallTown} /> },
  },
  'keyword-map': {
    width: 740,
    height: 304,
    art: () => <KeywordMap pairs={samples.keywords} />,
    narrow: { width: 400, height: 364, art: () => <StackedKeywordMap pairs={samples.keywords} /> },
  },
  'landing-page': {
    ...main,
    art: () => <LandingPage {...samples.landing} />,
    narrow: { width: 400, height: 300, art: () => <LandingPage {...samples.landing} narrow /> },
  },
  'search-terms': {
    ...main,
    art: () => <SearchTerms {...samples.searches} />,
    narrow: { width: 400, height: 284, art: () => <SearchTerms {...samples.searches} narrow /> },
  },
  suspension: {
    ...main,
    art: () => <Suspension {...samples.suspension} />,
    narrow: { width: 400, height: 344, art: () => <Suspension {...samples.suspension} narrow /> },
  },
  'ad-display': { ...spot, art: adSpots.display },
  'ad-remarketing': { ...spot, art: adSpots.remarketing },
  'ad-shopping': { ...spot, art: adSpots.shopping },
  'ad-call': { ...spot, art: adSpots.call },
  'ad-area': { ...spot, art: adSpots.area },
  'listing-names': { ...spot, art: listingSpots.names },
  'listing-owner': { ...spot, art: listingSpots.owner },
  'listing-fields': { ...spot, art: listingSpots.fields },
  'listing-month': { ...spot, art: listingSpots.month },
  'listing-directories': { ...spot, art: listingSpots.directories },
  'local-listing': { ...spot, art: localSpots.listing },
  'local-search': { ...spot, art: localSpots.search },
  'local-page': { ...spot, art: localSpots.page },
  'local-links': { ...spot, art: localSpots.links },
  'local-entries': { ...spot, art: localSpots.entries },
  'local-article': { ...spot, art: localSpots.article },
  'local-phone': { ...spot, art: localSpots.phone },
  'local-markup': { ...spot, art: localSpots.markup },
  'local-ranks': { ...spot, art: localSpots.ranks },
  'search-title': { ...spot, art: searchSpots.title },
  'search-pages': { ...spot, art: searchSpots.pages },
  'site-custom': { ...spot, art: siteSpots.custom },
  'site-responsive': { ...spot, art: siteSpots.responsive },
  'site-store': { ...spot, art: siteSpots.store },
  'site-content': { ...spot, art: siteSpots.content },
  'site-redesign': { ...spot, art: siteSpots.redesign },
  'site-speed': { ...spot, art: siteSpots.speed },
  'site-access': { ...spot, art: siteSpots.access },
  'site-hosting': { ...spot, art: siteSpots.hosting },
  'legend-key': { ...symbol, art: legendSymbols.key },
  'legend-rules': { ...symbol, art: legendSymbols.rules },
  'legend-changes': { ...symbol, art: legendSymbols.changes },
  'policy-access': papers.access,
  'policy-privacy': papers.privacy,
  'policy-refund': papers.refund,
  'policy-terms': papers.terms,
  'report-sheets': papers.report,
  'package-sheets': papers.packages,
  'ranking-report': {
    ...report,
    art: () => <RankingReport {...report} />,
    narrow: { ...smallReport, art: () => <RankingReport {...smallReport} /> },
  },
  'ranking-lines': {
    ...report,
    art: () => <RankingLines {...report} />,
    narrow: { ...smallReport, art: () => <RankingLines {...smallReport} /> },
  },
  'open-pin': { ...openPin, art: () => <OpenPin /> },
  'shop-front': { ...shopFront, art: () => <BlankFront {...samples.front} /> },
  'shop-front-parts': { ...shopFront, art: () => <FrontParts {...samples.front} /> },
  states,
  'sheet-end': { ...sheetEnd, art: () => <SheetEnd /> },
  legend: { ...LEGEND, art: () => <LegendSheet /> },
  compass: { width: 520, height: 520, art: () => <Compass /> },
  'address-streets': { width: 480, height: 300, art: () => <AddressStreets /> },
  contours: { ...contourSheet, art: () => <Contours {...contourSheet} /> },
  'portrait-bob': { ...portrait, art: portraits.bob },
  'portrait-beard': { ...portrait, art: portraits.beard },
  'portrait-crop': { ...portrait, art: portraits.crop },
  'portrait-curls': { ...portrait, art: portraits.curls },
  'portrait-bun': { ...portrait, art: portraits.bun },
  'portrait-gray': { ...portrait, art: portraits.gray },
  'post-facebook': { ...post, art: () => <FacebookPost {...samples.facebook} /> },
  'post-instagram': { ...post, art: () => <InstagramGrid {...samples.instagram} /> },
  'post-linkedin': { ...post, art: () => <LinkedInProfile {...samples.linkedin} /> },
  'post-pinterest': { ...post, art: () => <PinterestBoard {...samples.pinterest} /> },
  'post-twitter': { ...post, art: () => <TwitterThread {...samples.twitter} /> },
  'post-youtube': { ...post, art: () => <YouTubeVideo {...samples.youtube} /> },
} satisfies Record<string, Drawing>;

export type DrawingName = keyof typeof drawings;
