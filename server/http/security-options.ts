import type { Config } from '../config.ts';
import type { SecurityOptions } from './security-headers.ts';

/** Returns the external origins that the configuration allows. */
export function securityOptions(config: Config, isDevelopment: boolean): SecurityOptions {
  const mediaOrigin = config.mediaUrl.startsWith('http') ? new URL(config.mediaUrl).origin : undefined;
  const { tagManager, humanCheck } = config;
  return {
    measurement: tagManager && {
      scriptOrigin: new URL(tagManager.script).origin,
      hosts: tagManager.hosts,
    },
    verificationFolder: humanCheck && new URL('.', humanCheck.script).href,
    isSecure: config.publicUrl.startsWith('https:'),
    mediaOrigin,
    mapsOrigin: config.maps && new URL(config.maps.url).origin,
    isDevelopment,
  };
}
