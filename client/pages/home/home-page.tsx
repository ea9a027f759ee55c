import { useEffect } from 'react';
import { usePage } from '#client/app/page/page-context.ts';
import { Section } from '#client/app/parts/section.tsx';
import { useStore } from '#client/stores/store-context.ts';
import type { HomeData } from './home-load.ts';
import { Advice } from './advice.tsx';
import { BeingSetUp } from './being-set-up.tsx';
import { Classics } from './classics.tsx';
import { HomeTitle } from './home-title.tsx';
import { Families } from './families.tsx';
import { Hero } from './hero.tsx';
import { NearYou } from './near-you.tsx';
import { Needs } from './needs.tsx';
import { ProHero } from './pro-hero.tsx';
import { SignatureTeaser } from './signature-teaser.tsx';
import { Tasks } from './tasks.tsx';

export function Page({ data: { home, slides, families, network } }: { data: HomeData }) {
  const { site } = usePage();
  const { settings } = useStore();
  // Stores the slides for other pages (ST-07), which do not load them.
  useEffect(() => settings.setSlider(slides), [settings, slides]);
  const [first] = slides;
  if (!home) return <BeingSetUp />;
  return (
    <>
      {/* The footer is the same on all pages; its style sheet shows the figures large on this one. */}
      <span data-large-figures hidden />
      <Section name="slider" fallback={<HomeTitle title={home.title} />}>
        {!first && <HomeTitle title={home.title} />}
        {site.target === 'pro' && first && <ProHero slide={first} />}
        {site.target === 'part' && first && <Hero slides={slides} />}
      </Section>
      <Section name="tasks">{home.tasks.length > 0 && <Tasks tasks={home.tasks} />}</Section>
      <Section name="needs">{home.needs && <Needs needs={home.needs} />}</Section>
      <Section name="classics">
        {home.classics.products.length > 0 && <Classics classics={home.classics} />}
      </Section>
      <Section name="families">{families.length > 0 && <Families families={families} />}</Section>
      <Section name="near-you">{network && <NearYou network={network} />}</Section>
      <Section name="advice">{home.advice.pages.length > 0 && <Advice advice={home.advice} />}</Section>
      <Section name="signature">{home.signature && <SignatureTeaser signature={home.signature} />}</Section>
    </>
  );
}
