import { useEffect } from 'react';
import { usePage } from '#client/app/page-context.ts';
import { useStore } from '#client/stores/store-context.ts';
import type { HomeData } from './home-load.ts';
import { Advice } from './advice.tsx';
import { Classics } from './classics.tsx';
import { Families } from './families.tsx';
import { Hero } from './hero.tsx';
import { NearYou } from './near-you.tsx';
import { Needs } from './needs.tsx';
import { PlainHero } from './plain-hero.tsx';
import { ProHero } from './pro-hero.tsx';
import { SignatureTeaser } from './signature-teaser.tsx';
import { Tasks } from './tasks.tsx';

/** Home: where to start, products side by side at one scale, advice, the signature line. */
export function Page({ data: { home, slides, families, network } }: { data: HomeData }) {
  const { site } = usePage();
  const { settings } = useStore();
  // The state every page can read (ST-07) has the slides once they have been seen: no other page carries them.
  useEffect(() => settings.setSlider(slides), [settings, slides]);
  const [first] = slides;
  return (
    <>
      {!first && <PlainHero home={home} />}
      {site.target === 'pro' && first && <ProHero slide={first} />}
      {site.target === 'part' && first && <Hero slides={slides} />}
      {home.tasks.length > 0 && <Tasks tasks={home.tasks} />}
      {home.needs && <Needs needs={home.needs} />}
      {home.classics.products.length > 0 && <Classics classics={home.classics} />}
      {families.length > 0 && <Families families={families} />}
      {network && <NearYou network={network} />}
      {home.advice.pages.length > 0 && <Advice advice={home.advice} />}
      {home.signature && <SignatureTeaser signature={home.signature} />}
    </>
  );
}
