import { sampleImage } from '@groundwork/testing';
import { describe, expect, it } from '@jest/globals';
import { ImageRejected } from '../image-rejected.js';
import { safeSvg } from './safe-svg.js';

const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (content: string, attributes = 'viewBox="0 0 24 24"') =>
  Buffer.from(`<svg ${NAMESPACES} ${attributes}>${content}</svg>`);

function outcome(bytes: Uint8Array): string {
  try {
    safeSvg(bytes);
    return 'taken';
  } catch (error) {
    if (error instanceof ImageRejected) return error.reason;
    throw error;
  }
}

describe('safeSvg', () => {
  it('refuses what could run', () => {
    for (const content of [
      '<script>alert(1)</script>',
      '<g><script href="#a"/></g>',
      '<x:script xmlns:x="http://www.w3.org/2000/svg"/>',
      '<rect onload="alert(1)"/>',
      '<rect ONCLICK="alert(1)"/>',
      '<a href="javascript:alert(1)"><rect/></a>',
      '<a xlink:href=" JavaScript:alert(1)"><rect/></a>',
      '<a href="data:text/html,x"><rect/></a>',
      '<set attributeName="href" to="javascript:alert(1)"/>',
      '<animate attributeName="xlink:href" values="http://a.test/"/>',
      '<handler type="text/ecmascript"/>',
      '<iframe src="http://a.test/"/>',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
      '<metadata><script>alert(1)</script></metadata>',
    ]) {
      expect([content, outcome(svg(content))]).toEqual([content, 'unsupported']);
    }
  });

  it('refuses what points outside of the document', () => {
    for (const content of [
      '<image href="http://a.test/a.png"/>',
      '<image xlink:href="file:///etc/passwd"/>',
      '<image href="other.png"/>',
      '<image href="//a.test/a.png"/>',
      '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
      '<image href="data:image/png;base64,PHN2Zy8+"/>',
      '<use href="other.svg#a"/>',
      '<use href="data:image/png;base64,iVBORw0KGgo="/>',
      '<filter><feImage href="http://a.test/a.png"/></filter>',
      '<rect fill="url(http://a.test/#a)"/>',
      '<rect filter="URL( \'other.svg#f\' )"/>',
      '<rect style="fill:url(http://a.test/#a)"/>',
      '<rect style="fill:\\75rl(http://a.test/#a)"/>',
      '<rect fill="\\75rl(http://a.test/#a)"/>',
      '<rect style="background:image-set(&quot;a.png&quot; 1x)"/>',
      '<style>@import "http://a.test/a.css";</style>',
      '<style><![CDATA[@import url(a.css);]]></style>',
      '<style>@<!-- -->import "a.css";</style>',
      '<style>@\\69mport "a.css";</style>',
      '<style>.a{fill:url(#ok)} .b{fill:url(a.svg#b)}</style>',
      '<g xml:base="http://a.test/"/>',
      '<x:include xmlns:x="http://www.w3.org/2001/XInclude" href="/etc/passwd"/>',
    ]) {
      expect([content, outcome(svg(content))]).toEqual([content, 'unsupported']);
    }
    const sheet = '<?xml-stylesheet href="a.css"?>';
    expect(outcome(Buffer.concat([Buffer.from(sheet), svg('')]))).toBe('unsupported');
  });

  it('refuses entities, and with them the billion laughs and files of this machine', () => {
    const laughs = [
      '<!DOCTYPE svg [<!ENTITY a "lol">',
      '<!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">',
      '<!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]>',
      `<svg ${NAMESPACES}><text>&c;</text></svg>`,
    ].join('');
    const file = `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg ${NAMESPACES}>&a;</svg>`;
    expect(outcome(Buffer.from(laughs))).toBe('unsupported');
    expect(outcome(Buffer.from(file))).toBe('unsupported');
    expect(outcome(svg('<text>&a;</text>'))).toBe('damaged');
  });

  it('bounds elements and depth', () => {
    expect(outcome(svg('<g>'.repeat(300) + '</g>'.repeat(300)))).toBe('unsupported');
    expect(outcome(svg('<g/>'.repeat(100_001)))).toBe('unsupported');
  });

  it('takes what logos are made of, and writes down nothing else', async () => {
    const png = (await sampleImage('png', 4, 4)).toString('base64');
    const document = safeSvg(
      Buffer.from(
        '<?xml version="1.0" encoding="utf-8"?><!-- a program -->' +
          '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">' +
          `<svg ${NAMESPACES} xmlns:ink="http://ink.test/" ink:version="1" viewBox="0 0 4 4" fill="red">` +
          '<ink:view zoom="2"><ink:grid/></ink:view><metadata><ink:made by="me"/></metadata>' +
          '<style type="text/css"><![CDATA[.a > .b{fill:url(#g)}]]></style>' +
          '<defs><linearGradient id="g"><stop offset="1"/></linearGradient></defs>' +
          '<a href="https://a.test/"><path class="a" d="M0 0L4 4"/></a><use xlink:href="#g"/>' +
          `<switch><foreignObject/><text x="1">1 &lt; 2 &amp; "3"</text></switch>` +
          `<image width="4" href="data:image/png;base64,${png}"/></svg>`,
      ),
    );
    expect(document.attributes).toBe(' fill="red"');
    expect(document.content).toBe(
      '<style type="text/css">.a &gt; .b{fill:url(#g)}</style>' +
        '<defs><linearGradient id="g"><stop offset="1"></stop></linearGradient></defs>' +
        '<a><path class="a" d="M0 0L4 4"></path></a><use xlink:href="#g"></use>' +
        '<switch><text x="1">1 &lt; 2 &amp; &quot;3&quot;</text></switch>' +
        `<image width="4" href="data:image/png;base64,${png}"></image>`,
    );
    expect(document.embedded.map((picture) => picture.length)).toEqual([
      Buffer.from(png, 'base64').length,
    ]);
  });

  it('knows the size in any unit, by one side, by the view box, or as browsers do', () => {
    const size = (attributes: string) => {
      const { width, height, viewBox } = safeSvg(svg('', attributes));
      return [Math.round(width * 100) / 100, Math.round(height * 100) / 100, viewBox];
    };
    expect(size('width="30" height="20"')).toEqual([30, 20, '0 0 30 20']);
    expect(size('width="1in" height="25.4mm"').slice(0, 2)).toEqual([96, 96]);
    expect(size('width="60" viewBox="0 0 12,6"')).toEqual([60, 30, '0 0 12 6']);
    expect(size('height="60" viewBox="-1 -1 12 6"')).toEqual([120, 60, '-1 -1 12 6']);
    expect(size('width="100%" height="100%" viewBox="0 0 12 6"').slice(0, 2)).toEqual([12, 6]);
    expect(size('').slice(0, 2)).toEqual([300, 150]);
    expect(outcome(svg('', 'width="0" height="10"'))).toBe('damaged');
    expect(outcome(svg('', 'viewBox="0 0 0 10"'))).toBe('damaged');
    expect(outcome(svg('', 'width="-5" height="10"'))).toBe('damaged');
  });

  it('reads UTF-16 and Latin 1, and says which encoding it does not read', () => {
    const text = '<text>é</text>';
    const wide = svg(text).toString();
    const swapped = Buffer.from(`\ufeff${wide}`, 'utf16le').swap16();
    for (const bytes of [
      Buffer.from(`\ufeff${wide}`, 'utf16le'),
      swapped,
      Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${wide}`, 'latin1'),
    ]) {
      expect(safeSvg(bytes).content).toBe(text);
    }
    expect(outcome(Buffer.from(`<?xml version="1.0" encoding="UTF-7"?>${wide}`))).toBe(
      'unsupported',
    );
    expect(outcome(Buffer.from(wide, 'latin1'))).toBe('damaged');
  });

  it('takes nothing that is not well-formed', () => {
    for (const text of [
      '<svg><g></svg>',
      '<svg a=b/>',
      '<svg/><svg/>',
      '<svg',
      '<svg>&#0;</svg>',
    ]) {
      expect([text, outcome(Buffer.from(text))]).toEqual([text, 'damaged']);
    }
    expect(outcome(Buffer.from('<html><svg/></html>'))).toBe('unsupported');
  });
});
