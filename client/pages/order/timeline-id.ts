/** Element id of the timeline; parcel numbers link to it. */
export const TIMELINE_ID = 'order-timeline';
