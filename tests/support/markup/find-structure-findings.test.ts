import { describe, expect, it } from '@jest/globals';
import { findStructureFindings } from './find-structure-findings.ts';

const page = (main: string, around = '') =>
  `<!DOCTYPE html><html lang="fr"><head><title>a</title></head><body>${around}<main>${main}</main></body></html>`;

describe('structure of a page', () => {
  it.each([
    [
      'a button named otherwise than it shows',
      '<button aria-label="Mettre au panier">Ajouter</button>',
      'label in name',
    ],
    [
      'a visible word that is hidden from readers',
      '<a href="/"><span aria-hidden="true">FR</span><span class="hidden">Français</span></a>',
      'label in name',
    ],
    [
      'a link that says its name twice',
      '<a href="/"><img alt="Lame, brique" src="a.png">Lame</a>',
      'name said twice',
    ],
    ['a table without caption', '<table><tr><th scope="col">a</th></tr></table>', 'table without a caption'],
    [
      'a header cell without scope',
      '<table><caption>a</caption><tr><th>a</th></tr></table>',
      'th without scope',
    ],
    [
      'a table without header cells',
      '<table><caption>a</caption><tr><td>a</td></tr></table>',
      'table without a header',
    ],
    ['a drawing without name', '<svg><path d="M0 0"/></svg>', 'drawing neither named nor hidden'],
    ['a picture without alternative', '<img src="a.png">', 'img without alt'],
    ['a field without label', '<input name="a">', 'field without a label'],
    [
      'radio buttons without legend',
      '<label><input type="radio" name="a">a</label>',
      'radio buttons without a legend',
    ],
    ['a level of headings left out', '<h1>a</h1><h3>b</h3>', 'h1 followed by'],
    ['an id given twice', '<p id="a">a</p><p id="a">b</p>', 'id twice'],
    [
      'a role description without name',
      '<section aria-roledescription="carrousel">a</section>',
      'role description without a name',
    ],
    ['a language there is not', '<p lang="french">a</p>', 'lang="french"'],
    ['two navigations, one without name', '<nav aria-label="a">a</nav><nav>b</nav>', 'nav without a name'],
    ['markup that browsers mend', '<p class="a" class="b">a</p>', 'syntax'],
  ])('%s: found', (_finding, main, finding) => {
    expect(findStructureFindings(page(main)).join()).toContain(finding);
  });

  it('words outside of landmarks: found', () => {
    expect(findStructureFindings(page('<h1>a</h1>', '<div>b</div>')).join()).toContain(
      'outside of landmarks',
    );
  });

  it('correct page: no findings', () => {
    const main =
      '<h1>a</h1><h2>b</h2><table><caption>c</caption><tr><th scope="row">d</th><td>e</td></tr></table><svg aria-hidden="true"></svg><button>f <span class="hidden">g</span></button>';
    expect(findStructureFindings(page(main, '<header><a href="/">Âtre</a></header>'))).toEqual([]);
  });
});
