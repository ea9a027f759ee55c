import { HDRLoader } from 'three/examples/jsm/loaders/HDRLoader.js';

/**
 * Replaces three's RGBELoader, which model-viewer imports (vite.config.ts): in three it is a copy of this one that
 * writes a warning to the console.
 */
export class RGBELoader extends HDRLoader {}
