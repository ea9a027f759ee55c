import { useTranslations } from '#client/app/intl/use-translations.ts';
import { Scene } from '#client/components/scene/scene.tsx';
import { Arguments } from './arguments.tsx';
import type { LandingData } from './landing-load.ts';
import { LandingFoot } from './landing-foot.tsx';
import styles from './landing-page.module.css';
import { Quote } from './quote.tsx';
import { Trust } from './trust.tsx';

export function Page({ data }: { data: LandingData }) {
  const text = useTranslations();
  return (
    <>
      <div className={`${styles.head} container`}>
        <div className={styles.words}>
          <h1>{text(`quote.${data.kind}_title`)}</h1>
          <p>{text(`quote.${data.kind}_lead`)}</p>
        </div>
        <Quote data={data} />
        {data.picture && (
          <div className={styles.picture}>
            <Scene picture={data.picture} sizes="(width <= 1088px) 100vw, 58vw" priority />
          </div>
        )}
      </div>
      <Arguments kind={data.kind} />
      <Trust />
      <LandingFoot />
    </>
  );
}
