import { describe, expect, it } from '@jest/globals';
import { arModes } from './ar-modes.ts';

describe('arModes', () => {
  it.each(['https://www.atre.example', 'https://atre.example:8443'])(
    '[PR-04] public URL %s: all three modes, WebXR first',
    (url) => {
      expect(arModes(url)).toBe('webxr scene-viewer quick-look');
    },
  );

  it.each([
    'http://www.atre.example',
    'http://localhost:3000',
    'https://localhost:3000',
    'https://shop.localhost',
    'https://127.0.0.1',
    'https://[::1]:3000',
  ])('[PR-04] %s, which Scene Viewer cannot load from: no scene-viewer mode', (url) => {
    expect(arModes(url)).toBe('webxr quick-look');
  });
});
