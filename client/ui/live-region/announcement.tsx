import { useEffect, useRef } from 'react';
import { announce } from './announce.ts';

type AnnouncementProps = {
  /** The text to read out; an empty one is not announced. */
  text: string | false | null | undefined;
  /** Reads the first text too, unless it came with the document: for what an action puts into the page. */
  atMount?: boolean | undefined;
};

/** Announces a text each time it changes. It renders nothing. */
export function Announcement({ text, atMount }: AnnouncementProps): null {
  const last = useRef(atMount ? '' : text);
  useEffect(() => {
    if (text && text !== last.current) announce(text);
    last.current = text;
  }, [text]);
  return null;
}
