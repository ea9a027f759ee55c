import { useWatch } from 'react-hook-form';
import { brand, type Logo } from '#shared/contract/brand.ts';
import { coloursOf } from '#shared/domain/brand-colours.ts';
import { SectionCard } from '#admin/fields/section-card.tsx';
import { useMessages } from '#admin/i18n/use-messages.ts';

const previewed = brand.pick({ name: true, professional_name: true, colours: true, logo: true });

/** The typed brand as pages show it: name or logo, text, panel and buttons of both sites. */
export function BrandPreview() {
  const text = useMessages();
  const written: unknown = useWatch({ name: 'brand' });
  const parsed = previewed.safeParse(written);
  return (
    <SectionCard title={text('shop.preview')}>
      {parsed.success ? <Preview brand={parsed.data} /> : <p>{text('shop.preview_invalid')}</p>}
    </SectionCard>
  );
}

type Previewed = ReturnType<typeof previewed.parse>;

function Preview({
  brand: { name, professional_name: professionalName, colours, logo },
}: {
  brand: Previewed;
}) {
  const text = useMessages();
  const { paper, plaster, stone, ink, accent, accent_light: light, trade } = coloursOf({ colours });
  const button = { border: 0, padding: '12px 20px', color: '#ffffff', font: 'inherit' };
  return (
    <div style={{ border: `1px solid ${stone}`, background: paper, color: ink }}>
      <div style={{ padding: 16, borderBottom: `1px solid ${stone}`, fontSize: 22 }}>
        {logo ? <LogoDrawing logo={logo} name={name} accent={accent} /> : name}
      </div>
      <div style={{ padding: 16, display: 'grid', gap: 12 }}>
        <strong style={{ fontSize: 20 }}>{text('shop.preview.title')}</strong>
        <span>
          {text('shop.preview.text')} <u style={{ color: accent }}>{text('shop.preview.link')}</u>
        </span>
        <div style={{ background: plaster, padding: 12 }}>{text('shop.preview.panel')}</div>
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          <span style={{ ...button, background: accent }}>{text('shop.preview.button')}</span>
          <span style={{ ...button, background: trade }}>{professionalName}</span>
        </div>
        <div style={{ background: ink, color: light, padding: 12 }}>{text('shop.preview.dark')}</div>
      </div>
    </div>
  );
}

function LogoDrawing({ logo: { box, paths }, name, accent }: { logo: Logo; name: string; accent: string }) {
  return (
    <svg viewBox={box.join(' ')} role="img" aria-label={name} style={{ height: 32, maxWidth: '100%' }}>
      {paths.map(({ d, fill }) => (
        <path key={d} d={d} fill={fill === 'accent' ? accent : 'currentColor'} />
      ))}
    </svg>
  );
}
