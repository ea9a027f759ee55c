/** Where the timeline stands on the page of an order: the number of a parcel leads there. */
export const TIMELINE_ID = 'order-timeline';
