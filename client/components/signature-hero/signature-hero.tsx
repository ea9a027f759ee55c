import type { DrawingData } from '#shared/contract/drawing.ts';
import styles from './signature-hero.module.css';
import { SignatureRoom } from './signature-room.tsx';

type SignatureHeroProps = { title: string; text?: string; name?: string; drawing?: DrawingData | undefined };

/** How a page of the signature line opens: its title over one picture, a piece on its wall, drawn to scale. */
export function SignatureHero({ title, text, name = title, drawing }: SignatureHeroProps) {
  return (
    <header className={styles.hero}>
      <div className={`${styles.words} container`}>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {drawing && <SignatureRoom drawing={drawing} name={name} />}
    </header>
  );
}
