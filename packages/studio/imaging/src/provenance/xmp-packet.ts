/**
 * Where a picture or a film comes from, by the vocabulary of the IPTC
 * (http://cv.iptc.org/newscodes/digitalsourcetype/): a mix of elements, a mix with synthetic ones, or drawn by a program
 * that was trained on nothing; a mix with what a trained model made, or made by one.
 */
export type DigitalSourceType =
  | 'composite'
  | 'compositeSynthetic'
  | 'algorithmicMedia'
  | 'compositeWithTrainedAlgorithmicMedia'
  | 'trainedAlgorithmicMedia';

const words: Readonly<Record<DigitalSourceType, string>> = {
  composite: 'Composed of photos and graphics',
  compositeSynthetic: 'Computer-generated visualisation made from photos',
  algorithmicMedia: 'Drawn by a program; shows no real person',
  compositeWithTrainedAlgorithmicMedia:
    'Composed of photos that were changed with artificial intelligence',
  trainedAlgorithmicMedia: 'Made with artificial intelligence; shows no real person',
};

/** The packet that says so, as XMP has it. The same type gives the same text. */
export function xmpPacket(type: DigitalSourceType): string {
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about=""',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
    ' xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">',
    `<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/${type}</Iptc4xmpExt:DigitalSourceType>`,
    '<xmp:CreatorTool>Groundwork</xmp:CreatorTool>',
    `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${words[type]}</rdf:li></rdf:Alt></dc:description>`,
    '</rdf:Description>',
    '</rdf:RDF>',
    '</x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('\n');
}
