/**
 * Replaces three's meshopt decoder, which model-viewer imports (vite.config.ts). The models are not compressed, and the
 * decoder would need WebAssembly, which the CSP forbids.
 */
export const MeshoptDecoder = { supported: false, ready: Promise.resolve() };
