import type { SendForm } from '#client/app/router/navigation.ts';

type QueueOptions = {
  inFlight: () => FormData | undefined;
  send: SendForm;
};

/** Sends forms one after the other. A form equal to the previous one is a double click and is dropped. */
export function createFormQueue({ inFlight, send }: QueueOptions): {
  send: SendForm;
  /** Sends the next form after a response, unless its page was left. */
  sendNext: (isSamePage: boolean) => void;
} {
  let waiting: { to: string; form: FormData }[] = [];
  return {
    send: (to, form) => {
      const current = inFlight();
      if (!current) return send(to, form);
      if (!isSame(waiting.at(-1)?.form ?? current, form)) waiting.push({ to, form });
    },
    sendNext: (isSamePage) => {
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
