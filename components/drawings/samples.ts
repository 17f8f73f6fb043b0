import type { LandingPageProps } from './LandingPage.tsx';
import type { ProfileProps } from './ProfileCard.tsx';
import type { FacebookPostProps } from './posts/FacebookPost.tsx';
import type { InstagramGridProps } from './posts/InstagramGrid.tsx';
import type { LinkedInProfileProps } from './posts/LinkedInProfile.tsx';
import type { PinterestBoardProps } from './posts/PinterestBoard.tsx';
import type { TwitterThreadProps } from './posts/TwitterThread.tsx';
import type { YouTubeVideoProps } from './posts/YouTubeVideo.tsx';
import type { SearchTerm } from './RankingReport.tsx';
import type { SearchTermsProps } from './SearchTerms.tsx';
import type { FrontProps } from './ShopFront.tsx';
import type { StorefrontProps } from './Storefront.tsx';
import type { SuspensionProps } from './Suspension.tsx';

/** Invented shops of an invented town. They are part of the drawings; no customer is meant. */

export const bakery: ProfileProps = {
  shop: 'Maple & Main Bakery',
  category: 'Bakery, café',
  hours: [
    ['Today', '7 AM to 6 PM'],
    ['Thanksgiving', 'Closed'],
  ],
  post: {
    title: 'This week: pumpkin rye',
    text: 'Fresh from 7 AM, while it lasts.',
    action: 'Order by phone',
  },
};

export const front: FrontProps = {
  name: 'Maple & Main',
  category: 'Bakery',
  hours: 'Open',
  offer: ['Pumpkin', 'rye'],
};

export const roofer = {
  search: 'emergency roof leak',
  client: {
    address: 'summitroofing.example',
    title: 'Roof leak? We come today',
    snippet: 'Leaks, shingles, storm damage. Free inspection.',
  },
  rank: 3,
  climbed: 19,
};

export const hvac = {
  ad: {
    address: 'brightsidehvac.example',
    title: 'AC not cooling? Same-day repair',
    text: 'Licensed technicians. Open until 9 PM.',
    links: ['Book now', 'See prices', 'Service area'],
  },
  figures: [
    { name: 'Clicks, week 7', value: '45' },
    { name: 'Calls, week 7', value: '8' },
  ],
  calls: [2, 3, 3, 4, 5, 6, 8],
};

export const plumber = {
  shop: 'Salt Creek Plumbing',
  headline: ['Leak fixed', 'today'] as [string, string],
  action: 'Book now',
  services: ['Leaks', 'Drains', 'Heaters'],
};

export const month = {
  shop: 'Maple & Main',
  caption: 'Pumpkin rye is back',
  month: 'October',
  plan: ['-p-v-', 'p-o-p', '-v-p-', 'o-p-v'],
};

export const dentist = {
  shop: 'Harbor Street Dental',
  detail: 'Dentist, open until 6 PM',
  distance: '0.4 mi',
};

export const terms: SearchTerm[] = [
  { words: ['plumber', 'near me'], positions: [18, 18, 17, 14, 11, 8, 5, 3, 2] },
  { words: ['drain', 'cleaning'], positions: [14, 15, 14, 13, 12, 10, 8, 6, 6] },
  { words: ['water heater', 'repair'], positions: [20, 20, 19, 19, 16, 15, 13, 10, 9] },
];

export const facebook: FacebookPostProps = {
  shop: 'Maple & Main Bakery',
  posted: 'Yesterday at 4 PM',
  event: { name: 'Open house', date: 'Saturday, 9 to 1', day: 'Sat' },
};

export const instagram: InstagramGridProps = {
  handle: 'harborstreetdental',
  about: 'Dentist, family care',
  notice: ['Open', 'Saturday'],
};

export const linkedin: LinkedInProfileProps = {
  firm: 'Summit Roofing',
  about: 'Roofing contractor',
  news: ['Now hiring', 'Two roofers'],
  tabs: ['Home', 'About', 'Jobs'],
};

export const pinterest: PinterestBoardProps = { titles: ['Layer cakes', 'Sourdough'] };

export const twitter: TwitterThreadProps = {
  firm: 'Brightside HVAC',
  handle: '@brightsidehvac, 7 min',
  notice: ['Route 9 is open again.', 'We are on our way.'],
  answer: { name: 'Dana W.', text: 'See you soon!' },
};

export const youtube: YouTubeVideoProps = {
  title: 'How to stop a leak',
  channel: 'Tidewater Plumbing',
  length: '3:12',
  chapters: [
    ['0:20', 'Find the main valve'],
    ['1:05', 'Turn the water off'],
  ],
};

export const storefront: StorefrontProps = { shop: bakery.shop, notice: ['Open now', 'Closes at 6 PM'] };

export const keywords = [
  { search: 'roof repair near me', page: '/roof-repair/' },
  { search: 'how much is a metal roof', page: '/metal-roofs/' },
  { search: 'storm damage roof claim', page: '/storm-damage/' },
];

export const landing: LandingPageProps = {
  headline: ['Birthday cakes', 'in Olympia'],
  action: 'Order now',
  notes: ['The offer and the town', 'Why you', 'One thing to do'],
};

export const searches: SearchTermsProps = {
  terms: [
    { search: 'ac repair near me', shown: true },
    { search: 'emergency ac service', shown: true },
    { search: 'ac repair training', shown: false },
    { search: 'how to fix an ac', shown: false },
    { search: 'ac repair jobs', shown: false },
  ],
};

export const suspension: SuspensionProps = {
  shop: bakery.shop,
  state: 'Suspended',
  documents: ['Business license', 'Utility bill', 'Photo of the sign'],
};
