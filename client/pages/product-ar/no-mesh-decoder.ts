/**
 * Stands in for three's decoder of compressed meshes, which model-viewer brings along (vite.config.ts): our models
 * are plain, and the decoder would start WebAssembly, which no page of this site is allowed.
 */
export const MeshoptDecoder = { supported: false, ready: Promise.resolve() };
