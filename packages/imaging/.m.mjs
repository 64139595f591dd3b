import sharp from 'sharp';
import {readdirSync} from 'node:fs';
const [,, out, cols, w, h, ...files]=process.argv;
const n=files.length, c=+cols, rows=Math.ceil(n/c);
const comps=[];
for(let i=0;i<n;i++){comps.push({input:await sharp(files[i]).resize(+w,+h,{fit:'contain',background:process.env.BG??'#ffffff'}).flatten(process.env.BG?{background:process.env.BG}:{background:'#fff'}).png().toBuffer(),left:(i%c)*+w,top:Math.floor(i/c)*+h})}
await sharp({create:{width:c*+w,height:rows*+h,channels:3,background:'#888'}}).composite(comps).jpeg({quality:90}).toFile(out);
