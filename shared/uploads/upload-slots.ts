/** Why an upload is not read: its address has others under way, or all slots are taken. */
export type UploadRefusal = 'too_many_of_address' | 'full';

export type UploadSlots = {
  /** Gives what frees the slot, once; or why there is none. */
  take: (address: string) => (() => void) | UploadRefusal;
};

/** `Retry-After` of a refused upload: an upload takes that long at the most. */
export const UPLOAD_RETRY_SECONDS = 30;

/** Uploads under way at a time: each costs a connection, a file and some memory for as long as its client likes. */
export function createUploadSlots({ total, perAddress }: { total: number; perAddress: number }): UploadSlots {
  const taken = new Map<string, number>();
  let count = 0;
  return {
    take(address) {
      const ofAddress = taken.get(address) ?? 0;
      if (ofAddress >= perAddress) return 'too_many_of_address';
      if (count >= total) return 'full';
      count += 1;
      taken.set(address, ofAddress + 1);
      let isFree = false;
      return () => {
        if (isFree) return;
        isFree = true;
        count -= 1;
        const left = (taken.get(address) ?? 1) - 1;
        if (left === 0) taken.delete(address);
        else taken.set(address, left);
      };
    },
  };
}
