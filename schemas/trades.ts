/** Number of trades for which the map of the home page has positions. */
export const MOST_TRADES = 3;

/** Name of a trade in `/contact-us/#trade=pet-shop`, which begins the message there. */
export const tradeId = (trade: string) => trade.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Id of the choice of the visitor's own search on the map. */
export const OWN = 'own';

/** Id of the link that chooses it. */
export const OFFER_LINK = 'offer';
