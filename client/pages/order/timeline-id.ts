/** Fragment of the timeline on the page of an order; the number of a parcel links to it. */
export const TIMELINE_ID = 'order-timeline';
