/** Reason of a refused upload: its address has too many in progress, or all slots are taken. */
export type UploadRefusal = 'too_many_of_address' | 'full';

export type UploadSlots = {
  /** Takes a slot. Returns a function that frees it, or the reason of the refusal. */
  take: (address: string) => (() => void) | UploadRefusal;
};

/** `Retry-After` of a refused upload: the maximum duration of an upload. */
export const UPLOAD_RETRY_SECONDS = 30;

/** Limits uploads in progress: each uses a connection, a file and some memory as long as its client likes. */
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
