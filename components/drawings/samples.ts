import type { ProfileProps } from './ProfileCard.tsx';
import type { FacebookPostProps } from './posts/FacebookPost.tsx';
import type { InstagramGridProps } from './posts/InstagramGrid.tsx';
import type { LinkedInProfileProps } from './posts/LinkedInProfile.tsx';
import type { PinterestBoardProps } from './posts/PinterestBoard.tsx';
import type { TwitterThreadProps } from './posts/TwitterThread.tsx';
import type { YouTubeVideoProps } from './posts/YouTubeVideo.tsx';

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

export const roofer = {
  search: 'roof repair near me',
  client: {
    address: 'summitroofing.example',
    title: 'Roof repair in your county',
    snippet: 'Leaks, shingles, storm damage. Free inspection.',
  },
  climbed: 8,
};

export const hvac = {
  ad: {
    address: 'brightsidehvac.example',
    title: 'AC not cooling? Same-day repair',
    text: 'Licensed technicians. Open until 9 PM.',
    links: ['Book now', 'Prices', 'Service area'],
  },
  figures: [
    { name: 'Clicks', value: '126' },
    { name: 'Calls', value: '24' },
  ],
  calls: [6, 9, 8, 12, 15, 19, 24],
};

export const plumber = {
  shop: 'Tidewater Plumbing',
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
  distance: '0.3 mi',
};

export const terms = [
  [18, 17, 17, 14, 12, 11, 8, 7, 5, 4, 3, 2, 1],
  [14, 15, 13, 12, 13, 10, 9, 9, 7, 7, 5, 3, 3],
  [20, 19, 19, 18, 16, 16, 13, 11, 10, 8, 6, 5, 4],
];

export const facebook: FacebookPostProps = {
  shop: 'Maple & Main Bakery',
  posted: 'Yesterday at 4 PM',
  event: { name: 'Open house', date: 'Saturday, 9 to 1', action: 'Interested' },
};

export const instagram: InstagramGridProps = {
  handle: 'harborstreetdental',
  about: 'Dentist, family care',
  notice: ['Open', 'Saturday'],
};

export const linkedin: LinkedInProfileProps = {
  firm: 'Summit Roofing',
  about: 'Roofing contractor',
  actions: ['Follow', 'See 2 jobs'],
  tabs: ['Home', 'About', 'Jobs'],
};

export const pinterest: PinterestBoardProps = { titles: ['Layer cakes', 'Sourdough'], save: 'Save' };

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
