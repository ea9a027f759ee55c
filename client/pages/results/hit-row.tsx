import { ArrowRight, Lock, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { LockedDocument } from '#client/components/document-login/locked-document.tsx';
import { MarkedText } from '#client/components/marked-text/marked-text.tsx';
import { Amount, digitsOf, paidAmount } from '#client/components/price/amount.tsx';
import { HitDetail } from '#client/components/search-hit/hit-detail.tsx';
import { HitPicture } from '#client/components/search-hit/hit-picture.tsx';
import { Icon } from '#client/ui/icon/icon.tsx';
import type { Price } from '#shared/contract/product.ts';
import type { ProductPicture } from '#shared/contract/product-picture.ts';
import styles from './hit-row.module.css';

export type Hit = {
  key: string;
  anchor?: string;
  /** Kind of the hit, and whether its reference matches exactly. */
  kinds?: readonly string[];
  title: string;
  detail: string;
  /** The reference that it replaces. */
  note?: string | undefined;
  /** `undefined`: a document that this customer cannot open. */
  url: string | undefined;
  isLocked?: boolean;
  figure?: { picture: ProductPicture | null; icon: IconNode };
  price?: Price | null;
  forProfessionals?: boolean;
};

export function HitRow({ hit, query }: { hit: Hit; query: string }) {
  const text = useTranslations();
  const { title, detail, note, kinds = [], figure, price, isLocked, forProfessionals } = hit;
  return (
    <HitLink hit={hit}>
      {figure && (
        <span className={styles.figure}>
          <HitPicture {...figure} sizes="6rem" />
        </span>
      )}
      <span className={styles.words}>
        {kinds.length > 0 && <small className={styles.kinds}>{kinds.join(' · ')}</small>}
        <b>
          <MarkedText text={title} query={query} />
        </b>
        {detail !== '' && (
          <span className={styles.detail}>
            <HitDetail detail={detail} query={query} />
          </span>
        )}
        {note && <span className={styles.note}>{note}</span>}
        {isLocked && <span className={styles.detail}>{text('document.locked_text')}</span>}
        {forProfessionals && <span className={styles.note}>{text('product.for_professionals')}</span>}
        {price && (
          <span className={`${styles.price} figures`}>
            {price.from && <small>{`${text('price.from')} `}</small>}
            <Amount price={paidAmount(price)} digits={digitsOf(price.value)} />
          </span>
        )}
      </span>
      <Icon of={isLocked ? Lock : ArrowRight} />
    </HitLink>
  );
}

function HitLink({ hit, children }: { hit: Hit; children: ReactNode }) {
  if (hit.isLocked) {
    return (
      <LockedDocument className={styles.hit} login={hit.url}>
        {children}
      </LockedDocument>
    );
  }
  return (
    <a className={styles.hit} href={hit.url}>
      {children}
    </a>
  );
}
