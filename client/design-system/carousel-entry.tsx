import { Carousel } from '#client/ui/carousel/carousel.tsx';
import { Radiator } from './card-entry.tsx';
import styles from './drawings.module.css';
import { Entry, State, useStateNames } from './specimen.tsx';
import { useLocalize } from './use-localize.ts';

const WIDTHS = [4, 6, 8, 10, 12, 14];

export function CarouselEntry() {
  const localize = useLocalize();
  const names = useStateNames();
  return (
    <Entry
      wide
      name="carousel"
      title={localize('Carrousel', 'Carousel')}
      use={localize(
        'Plusieurs vues d’une même chose, quand la place manque. Il n’avance jamais de lui-même.',
        'Several views of one thing where there is no room. It never moves by itself.',
      )}
      notes={[
        [
          names.keyboard,
          localize(
            'La rangée prend le focus, les flèches la font défiler.',
            'The row takes the focus, arrows scroll it.',
          ),
        ],
        [
          names.aloud,
          localize(
            'La position est annoncée : « 2 à 4 sur 6 ».',
            'The position is announced: “2 to 4 of 6”.',
          ),
        ],
        [
          names.noScript,
          localize(
            'Défile au doigt, à la molette, au clavier ; les boutons disparaissent.',
            'Scrolls by finger, wheel and keyboard; the buttons go.',
          ),
        ],
      ]}
    >
      <State name={localize('Six vues', 'Six views')}>
        <Carousel
          label={localize('Lame, taille par taille', 'Lame, size by size')}
          slides={WIDTHS.map((bars) => ({
            key: String(bars),
            content: (
              <figure>
                <div className={styles.slide}>
                  <Radiator bars={bars} />
                </div>
                <figcaption className={`${styles.caption} figures`}>{bars * 100 + 20} × 580 mm</figcaption>
              </figure>
            ),
          }))}
          labels={{
            carousel: localize('carrousel', 'carousel'),
            slide: localize('vue', 'slide'),
            previous: localize('Vue précédente', 'Previous slide'),
            next: localize('Vue suivante', 'Next slide'),
            place: (first, last, slides) =>
              first === last
                ? localize(`${first} sur ${slides}`, `${first} of ${slides}`)
                : localize(`${first} à ${last} sur ${slides}`, `${first} to ${last} of ${slides}`),
          }}
        />
      </State>
    </Entry>
  );
}
