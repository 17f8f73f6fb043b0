/** Number of trades for which the map of the home page has positions. */
export const MOST_TRADES = 3;

/** Name of a trade in `/contact-us/#trade=pet-shop`, which begins the message there. */
export const tradeId = (trade: string) => trade.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Fragment that begins the message with the wish for a grid of the visitor's own: `/contact-us/#trade=`. */
export const OWN_GRID = '#trade=';

/** Id of the choice of the visitor's own search on the map. */
export const OWN = 'own';
