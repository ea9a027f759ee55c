import { useEffect, useRef } from 'react';
import { announce } from './announce.ts';

type AnnouncementProps = {
  /** The text to announce; an empty one is not. */
  text: string | false | null | undefined;
  /** Announces the initial text too, unless it was in the document: for elements inserted by an action. */
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
