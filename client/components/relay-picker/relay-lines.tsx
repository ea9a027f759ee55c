import { island } from '#client/app/parts/island.tsx';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { OpeningTable } from '#client/components/point-picker/opening-table.tsx';
import { useNow } from '#client/components/point-picker/use-now.ts';
import type { RelayPoint } from '#shared/contract/carrier.ts';
import styles from './relay-lines.module.css';

type RelayLinesProps = { relay: Omit<RelayPoint, 'distanceEnMetre'> };

export const RelayLines = island(RelayLinesContent);

function RelayLinesContent({ relay }: RelayLinesProps) {
  const text = useTranslations();
  const now = useNow(0);
  return (
    <>
      <address className={styles.address} lang="fr">
        {[relay.adresse1, relay.adresse2, relay.adresse3].filter(Boolean).map((line, index) => (
          <span key={index}>{line}</span>
        ))}
        <span>
          {relay.codePostal} {relay.localite}
        </span>
      </address>
      <details className={styles.hours}>
        <summary>
          {text('relays.hours')}
          <span className="hidden"> {relay.nom}</span>
        </summary>
        <OpeningTable days={relay.listeHoraireOuverture} now={now} />
      </details>
    </>
  );
}
