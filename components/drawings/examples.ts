import type { ReportCardProps } from './ReportCard.tsx';

/** What people do on a listing -> the count for the row's full bar. */
const ACTIONS = { Calls: 60, 'Requests for directions': 60, 'Clicks to the website': 60, 'Photos seen': 600 };

const calls = (counts: number[], isResult: boolean, fields: string): ReportCardProps => ({
  rows: Object.entries(ACTIONS).map(([name, full], index) => {
    const count = counts[index] ?? 0;
    return { name, value: String(count), share: count / full, good: isResult };
  }),
  total: [fields, 'fields filled in'],
  isResult,
});

/** The worked examples of the service pages; texts in content/services/ repeat these figures. */
export const examples = {
  rankBefore: [
    [20, 20, 19, 17, 18, 20, 20],
    [20, 18, 15, 13, 14, 17, 20],
    [19, 15, 9, 0, 8, 14, 19],
    [18, 13, 7, 0, 6, 12, 18],
    [19, 14, 8, 5, 9, 13, 19],
    [20, 17, 14, 12, 13, 18, 20],
    [20, 20, 18, 17, 19, 20, 20],
  ],
  rankAfter: [
    [12, 9, 7, 5, 6, 9, 13],
    [9, 6, 4, 3, 3, 6, 10],
    [7, 3, 2, 0, 2, 4, 8],
    [6, 2, 1, 0, 1, 3, 7],
    [7, 3, 1, 1, 2, 3, 8],
    [10, 5, 3, 2, 3, 5, 9],
    [14, 9, 7, 6, 8, 10, 13],
  ],
  callsBefore: calls([14, 22, 31, 160], false, '6 of 14'),
  callsAfter: calls([33, 51, 58, 540], true, '14 of 14'),
};
