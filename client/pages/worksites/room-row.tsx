import { usePage } from '#client/app/page/page-context.ts';
import { useTranslations } from '#client/app/intl/use-translations.ts';
import { EnergyArrow } from '#client/components/energy-arrow/energy-arrow.tsx';
import { productLink } from '#client/components/product-card/product-link.ts';
import { TextLink } from '#client/ui/text-link/text-link.tsx';
import type { Configuration } from '#shared/contract/project.ts';
import { formatFigure } from '#shared/domain/price.ts';
import { PublicAmount } from './public-amount.tsx';
import { RoomTools } from './room-tools.tsx';
import { roomAnchor, useWorksitesUrl } from './worksites-url.ts';
import styles from './worksites.module.css';

export function RoomRow({ configuration }: { configuration: Configuration }) {
  return (
    <li className={styles.room} id={roomAnchor(configuration.id)}>
      <div>
        <h2>{configuration.name}</h2>
        <Need configuration={configuration} />
      </div>
      <div>
        <Chosen configuration={configuration} />
      </div>
      <RoomTools configuration={configuration} />
    </li>
  );
}

function Need({ configuration: { room, sizing } }: { configuration: Configuration }) {
  const text = useTranslations();
  const { locale } = usePage().site;
  const figure = (value: number) => formatFigure(value, locale);
  if (!room) return null;
  return (
    <>
      <p className={styles.note}>
        {text('worksites.room_facts', {
          type: text(`power.type_${room.type}`),
          area: figure(room.area),
          height: figure(room.height),
        })}
      </p>
      {sizing ? (
        <>
          <div className={`${styles.watts} figures`}>{`${figure(sizing.advised)}\u00a0W`}</div>
          <p className={styles.note}>
            {text('worksites.range', {
              low: figure(sizing.low),
              high: figure(sizing.high),
              inside: sizing.inside,
              outside: figure(sizing.outside),
            })}
          </p>
        </>
      ) : (
        <p className={styles.note}>{text('worksites.not_sized')}</p>
      )}
    </>
  );
}

function Chosen({ configuration }: { configuration: Configuration }) {
  const text = useTranslations();
  const page = usePage();
  const urlOf = useWorksitesUrl();
  const { locale } = page.site;
  const { product, model, quantity, price, id, name, project_id: worksite } = configuration;
  if (!product || !model)
    return (
      <p className={styles.note}>
        {text('worksites.no_product')}
        <br />
        {configuration.sizing && (
          <TextLink href={urlOf({ worksite, configuration: id, view: 'product' })}>
            {text('worksites.choose')}
            <span className="hidden"> {name}</span>
          </TextLink>
        )}
      </p>
    );
  const { energy } = product;
  return (
    <>
      <p className={styles.product}>
        <TextLink href={productLink(product, page).url}>
          {product.name} {model.label}
        </TextLink>
      </p>
      <p className={`${styles.note} figures`}>
        {model.reference} · {formatFigure(model.width, locale)} × {formatFigure(model.height, locale)}&nbsp;mm
      </p>
      {energy.applicable && model.energy_class && energy.scale && (
        <EnergyArrow energyClass={model.energy_class} scale={energy.scale} />
      )}
      <p>
        {text('worksites.pieces', { count: quantity })} <PublicAmount amount={price} />
      </p>
    </>
  );
}
