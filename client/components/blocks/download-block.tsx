import { Download } from 'lucide';
import { useIntl } from 'react-intl';
import { mediaUrl } from '#client/app/page/media-url.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Icon } from '#client/ui/icon/icon.tsx';
import { useStore } from '#client/stores/store-context.ts';
import type { BlockOf } from '#shared/contract/page-block.ts';
import styles from './links-block.module.css';

const MEGABYTE = 1_000_000;

export function DownloadBlock({ title, files }: Omit<BlockOf<'download'>, 'type'>) {
  const text = useTranslations();
  const intl = useIntl();
  const { mediaUrl: media } = useStore().settings;
  const sizeOf = (bytes: number) =>
    intl
      .formatNumber(bytes / MEGABYTE, { style: 'unit', unit: 'megabyte', maximumSignificantDigits: 2 })
      .replaceAll('\u202f', '\u00a0');
  return (
    <section className={`${styles.links} container`}>
      <h2>{title}</h2>
      <ul>
        {files.map(({ label, url, mime, size }, index) => (
          <li key={index}>
            <a href={isAddress(url) ? url : mediaUrl(media, url)} type={mime} rel="noopener">
              <b>{label}</b>
              <span>
                {[kindOf(mime) ?? text('block.file_kind'), size && sizeOf(size)].filter(Boolean).join(', ')}
              </span>
              <Icon of={Download} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function isAddress(url: string): boolean {
  return url.startsWith('/') || url.startsWith('https:');
}

function kindOf(mime: string): string | undefined {
  return { 'application/pdf': 'PDF', 'application/zip': 'ZIP' }[mime];
}
