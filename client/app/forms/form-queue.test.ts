import { describe, expect, it } from '@jest/globals';
import { createFormQueue } from './form-queue.ts';

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

function createSender() {
  const sent: string[] = [];
  const sender: { sent: string[]; current: FormData | undefined } = { sent, current: undefined };
  const queue = createFormQueue({
    inFlight: () => sender.current,
    send: (_to, form) => {
      sender.current = form;
      sent.push(form.get('vote') as string);
    },
  });
  const end = (isSamePage = true) => {
    sender.current = undefined;
    queue.sendNext(isSamePage);
  };
  return { sent, press: (vote: string) => queue.send('/sav/1', formOf({ vote })), end };
}

describe('form queue', () => {
  it('[CT-03] submitted while another is in flight: sent after it', () => {
    const { sent, press, end } = createSender();
    press('-1');
    press('1');
    expect(sent).toEqual(['-1']);
    end();
    expect(sent).toEqual(['-1', '1']);
  });

  it('submitted twice: sent once, whether in flight or queued', () => {
    const { sent, press, end } = createSender();
    for (const vote of ['-1', '-1', '1', '1']) press(vote);
    end();
    end();
    end();
    expect(sent).toEqual(['-1', '1']);
  });

  it('page left: its queued forms are not sent', () => {
    const { sent, press, end } = createSender();
    press('-1');
    press('1');
    end(false);
    end();
    expect(sent).toEqual(['-1']);
  });
});
