import { useText } from '#client/app/use-text.ts';
import { useStore } from '#client/stores/store-context.ts';
import { isWebAddress } from '#shared/domain/link-url.ts';
import styles from './social-links.module.css';

/** Signs drawn here: an icon library that follows its brands changes them under us. */
const NETWORKS = [
  {
    code: 'facebook',
    name: 'Facebook',
    sign: 'M13.5 21v-7.5H16l.5-3h-3V8.6c0-.9.4-1.6 1.7-1.6h1.5V4.2c-.4 0-1.2-.2-2.2-.2-2.4 0-3.9 1.4-3.9 4v2.5H8v3h2.6V21Z',
  },
  {
    code: 'instagram',
    name: 'Instagram',
    sign: 'M7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3Zm0 1.6a2.9 2.9 0 0 0-2.9 2.9v9a2.9 2.9 0 0 0 2.9 2.9h9a2.9 2.9 0 0 0 2.9-2.9v-9a2.9 2.9 0 0 0-2.9-2.9ZM12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm0 1.6a2.9 2.9 0 1 0 0 5.8 2.9 2.9 0 0 0 0-5.8ZM17 6a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
  },
  {
    code: 'linkedin',
    name: 'LinkedIn',
    sign: 'M5.2 3.5a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8ZM3.6 9h3.2v11.5H3.6Zm5.4 0h3v1.6c.5-.9 1.6-1.9 3.4-1.9 3.5 0 4.1 2.3 4.1 5.2v6.6h-3.2v-5.9c0-1.4 0-3.2-2-3.2s-2.1 1.5-2.1 3.1v6H9Z',
  },
] as const;

/** Social networks, those the site has an address for. */
export function SocialLinks() {
  const text = useText();
  const { settings } = useStore();
  return (
    <ul className={styles.links}>
      {NETWORKS.map(({ code, name, sign }) => {
        const url = settings.setting(`social_${code}`);
        return url !== undefined && isWebAddress(url) ? (
          <li key={code}>
            <a href={url} rel="noopener">
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={sign} fill="currentColor" fillRule="evenodd" />
              </svg>
              <span className="hidden">{text('footer.on_network', { network: name })}</span>
            </a>
          </li>
        ) : null;
      })}
    </ul>
  );
}
