import { Scene } from '#client/components/scene/scene.tsx';
import type { ScenePicture } from '#shared/contract/scene-picture.ts';
import type { DrawingData } from '#shared/contract/drawing.ts';
import { hasDrawing } from '#shared/drawing/has-drawing.ts';
import styles from './signature-hero.module.css';
import { SignatureRoom } from './signature-room.tsx';

type SignatureHeroProps = {
  title: string;
  text?: string;
  name?: string;
  picture?: ScenePicture | null | undefined;
  drawing?: DrawingData | undefined;
};

export function SignatureHero({ title, text, name = title, picture, drawing }: SignatureHeroProps) {
  return (
    <header className={styles.hero}>
      <div className={`${styles.words} container`}>
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {picture && (
        <div className={styles.scene}>
          <Scene picture={picture} sizes="(width <= 768px) 165vw, 100vw" priority />
        </div>
      )}
      {drawing && hasDrawing(drawing) && !picture && <SignatureRoom drawing={drawing} name={name} />}
    </header>
  );
}
