import { describe, expect, it } from '@jest/globals';
import { readDemoCatalogue } from '#backoffice/demo/demo-catalogue.ts';
import { readDemoShop } from '#backoffice/demo/demo-shop.ts';
import { readSceneManifest, SCENES_FOLDER } from '#backoffice/demo/scene-manifest.ts';
import { readScenes } from '#backoffice/shop/content/scenes-table.ts';

const scenes = await readDemoShop(readScenes);
const isDetail = ({ name }: { name: string }) => name.endsWith('-detail');

describe('pictures of details', () => {
  it('[PR-02] show every product, but for the signature line, which has scenes of its own', async () => {
    const { products } = await readDemoCatalogue();
    const shown = new Set(scenes.filter(isDetail).map(({ product }) => product));
    const missing = products.filter(({ key, signature }) => !signature && !shown.has(key));
    expect(missing.map(({ key }) => key)).toEqual([]);
  });

  it('[PR-02] follow the rooms of their product: cards and stories show its first picture', () => {
    const early = scenes.filter(
      (scene, index) =>
        isDetail(scene) &&
        scenes.slice(index + 1).some((later) => later.product === scene.product && !isDetail(later)),
    );
    expect(early.map(({ name }) => name)).toEqual([]);
  });

  it('[PR-02] have their file, and a product of their name', async () => {
    const details = scenes.filter(isDetail);
    expect(details.length).toBeGreaterThan(0);
    expect(details.map(({ name }) => name)).toEqual(details.map(({ product }) => `${product}-detail`));
    const encoded = new Set((await readSceneManifest(SCENES_FOLDER)).map(({ scene }) => scene));
    expect(details.filter(({ name }) => !encoded.has(name))).toEqual([]);
  });
});
