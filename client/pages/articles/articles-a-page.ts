/** One large card at the top, nine below it. */
export const ARTICLES_A_PAGE = 10;
