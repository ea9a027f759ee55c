import type { Card, Picture } from './page-data.ts';
import type { LinkComponent } from './link-component.ts';

const SIZES = '(max-width: 1088px) calc(min(50vw, 18rem) * 0.784), calc(min(22vw, 20rem) * 0.784)';

/** A card with the parts of ours: drawing to scale, name, facts, colours, price, comparison checkbox. */
export function ProductCard({ card, Link }: { card: Card; Link: LinkComponent }) {
  return (
    <article className="JnMSJW_card">
      <Link href={card.href} className="JnMSJW_wall" tabIndex={-1} aria-hidden>
        <svg className="qbFeEq_figure GPvT2q_drawing" viewBox="0 0 1760 1800">
          <g aria-hidden="true">
            <path className="qbFeEq_mark" d="M0 800H1760" />
            <text className="qbFeEq_metres" x="34.8" y="776.8" fontSize="58">
              1 m
            </text>
          </g>
          <foreignObject transform="translate(190 980) scale(10)" width="138" height="76">
            {card.picture && <CardPicture picture={card.picture} />}
          </foreignObject>
        </svg>
      </Link>
      {card.isNew && (
        <p className="JnMSJW_badges">
          <span>Nouveau</span>
        </p>
      )}
      <h2 className="JnMSJW_name">
        <Link href={card.href}>{card.name}</Link>
      </h2>
      <p className="JnMSJW_subtitle">{card.subtitle}</p>
      <dl className="JnMSJW_facts figures">
        {card.facts.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>Teintes</dt>
          <dd>
            <ul className="MfFBsq_list">
              {card.colours.map(({ value, label }) => (
                <li key={value}>
                  <span className={`MfFBsq_swatch MfFBsq_small MfFBsq_${value}`} title={label} />
                  <span className="hidden">{label}</span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      <div className="JnMSJW_price">
        <span className="npj7GG_price npj7GG_normal figures">
          <small>dès </small>
          {card.price} <small>TTC</small>
        </span>
        <label className="IPNtmq_toggle" data-print="no">
          <input type="checkbox" form="compare-form" name="products" value={card.id} />
          Comparer<span className="hidden"> {card.name}</span>
        </label>
      </div>
    </article>
  );
}

function CardPicture({ picture }: { picture: Picture }) {
  return (
    <picture className="Zj3J3q_picture">
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={SIZES} />
      ))}
      <img
        className="Zj3J3q_image"
        src={picture.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
