import type { SendForm } from '#client/app/router/navigation.ts';

type QueueOptions = {
  /** The form that is under way, if one is. */
  underWay: () => FormData | undefined;
  send: SendForm;
};

/**
 * Forms sent one after the other: what is pressed while another is under way waits for its turn. The same pressed
 * twice is meant once.
 */
export function createFormQueue({ underWay, send }: QueueOptions): {
  send: SendForm;
  /** The one under way has its answer: the next may go, unless the page it stood on has gone. */
  goOn: (isSamePage: boolean) => void;
} {
  let waiting: { to: string; form: FormData }[] = [];
  return {
    send: (to, form) => {
      const current = underWay();
      if (!current) return send(to, form);
      if (!isSame(waiting.at(-1)?.form ?? current, form)) waiting.push({ to, form });
    },
    goOn: (isSamePage) => {
      if (!isSamePage) waiting = [];
      const next = waiting.shift();
      if (next) send(next.to, next.form);
    },
  };
}

function isSame(one: FormData, other: FormData): boolean {
  const [a, b] = [[...one], [...other]];
  return (
    a.length === b.length &&
    a.every(([name, value], index) => name === b[index]?.[0] && isSameValue(value, b[index][1]))
  );
}

function isSameValue(one: FormDataEntryValue, other: FormDataEntryValue): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}
