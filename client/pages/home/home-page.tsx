import { Section } from '#client/app/parts/section.tsx';
import { Advice } from '#client/components/home/advice.tsx';
import { BeingSetUp } from '#client/components/home/being-set-up.tsx';
import { Classics } from '#client/components/home/classics.tsx';
import { HomeTitle } from '#client/components/home/home-title.tsx';
import { Tasks } from '#client/components/home/tasks.tsx';
import { useStoredSlides } from '#client/components/home/use-stored-slides.ts';
import type { HomeData } from './home-load.ts';
import { Families } from './families.tsx';
import { Hero } from './hero.tsx';
import { NearYou } from './near-you.tsx';
import { Needs } from './needs.tsx';
import { SignatureTeaser } from './signature-teaser.tsx';

export function Page({ data: { home, slides, families, network } }: { data: HomeData }) {
  useStoredSlides(slides);
  if (!home) return <BeingSetUp />;
  return (
    <>
      {/* The footer is the same on all pages; its style sheet shows the figures large on this one. */}
      <span data-large-figures hidden />
      <Section name="slider" fallback={<HomeTitle title={home.title} />}>
        {slides.length > 0 ? <Hero slides={slides} /> : <HomeTitle title={home.title} />}
      </Section>
      <Section name="tasks">{home.tasks.length > 0 && <Tasks tasks={home.tasks} />}</Section>
      <Section name="needs">{home.needs && <Needs needs={home.needs} />}</Section>
      <Section name="classics">
        {home.classics.products.length > 0 && <Classics classics={home.classics} />}
      </Section>
      <Section name="families">{families.length > 0 && <Families families={families} />}</Section>
      <Section name="signature">{home.signature && <SignatureTeaser signature={home.signature} />}</Section>
      <Section name="near-you">{network && <NearYou network={network} />}</Section>
      <Section name="advice">{home.advice.pages.length > 0 && <Advice advice={home.advice} />}</Section>
    </>
  );
}
