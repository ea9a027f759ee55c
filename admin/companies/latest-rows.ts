/** The first rows of a list on another screen. */
export const LATEST = { page: 1, perPage: 5 };

export const ROWS = { m: 0, p: 0, listStyle: 'none' };
export const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 0.5,
  py: 0.75,
  alignItems: 'center',
};
