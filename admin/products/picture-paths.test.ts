import { describe, expect, it } from '@jest/globals';
import { nextPath, withNumberOf } from './picture-paths.ts';

describe('paths of pictures', () => {
  it('further picture: has the number after the greatest, and the extension of its file', () => {
    expect(nextPath('lame', [], 'IMG_1.JPG')).toBe('media/lame-1.jpg');
    expect(nextPath('lame', ['media/lame-2.jpg', 'media/lame-blanc-7.png'], 'b.webp')).toBe(
      'media/lame-8.webp',
    );
  });

  it('number of another picture: replaces its own; a picture without a number has no place to give', () => {
    expect(withNumberOf('media/lame-2.jpg', 'media/lame-blanc-1.png')).toBe('media/lame-1.jpg');
    expect(withNumberOf('media/lame-2.jpg', 'media/lame.jpg')).toBeUndefined();
  });
});
