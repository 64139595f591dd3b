"""Trains MobileNetV2's blocks from the third on for classes of cells: by maps of what photos show, by scenes, and by a teacher.

backbone.py TENSORS OUT CACHE [DATA TEACHER]: TENSORS holds nsfwjs' numbers, as train.mjs writes them; DATA the unpacked sets,
TEACHER the folder of teacher.py's network. Without DATA the numbers stay as they are published. What an epoch has learned and the
teacher's labels are kept in CACHE; the same command goes on from there.
"""
import csv, json, random, struct, sys
from pathlib import Path
from typing import NamedTuple, Optional
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from PIL import Image
from teacher import GROUPS, Teacher

# Threads that wait for each other gain nothing at these sizes.
torch.set_num_threads(1)
for seed in (torch.manual_seed, random.seed, np.random.seed):
    seed(1)

HALVING = {1, 3, 6, 13}
TAPS = {2: 24, 5: 32, 9: 64, 12: 96, 15: 160, 16: 320}
FROZEN = 3
HIDDEN = 192
BATCH = 16
UNKNOWN = 255
# Names of one thing in the maps of miniplaces-seg, and those of juru-land in its words.
SAME = {'trees': 'tree', 'palm_tree': 'tree', 'bushes': 'hedge', 'plants': 'plant', 'buildings': 'building', 'house': 'building',
        'skyscraper': 'building', 'river_water': 'water', 'sea_water': 'water', 'rocks': 'rock', 'stone': 'rock', 'stones': 'rock',
        'land': 'ground', 'cars': 'car', 'van': 'car', 'truck': 'car', 'bus': 'car', 'books': 'book', 'bottles': 'bottle',
        'boxes': 'box', 'cabinets': 'cabinet', 'magazines': 'magazine', 'seats': 'seat', 'shelves': 'shelf', 'shoes': 'shoe',
        'steps': 'step', 'staircase': 'step', 'person_sitting': 'person', 'person_standing': 'person', 'person_walking': 'person',
        'people': 'person', 'sneaker': 'shoe', 'countertop': 'counter', 'worktop': 'counter',
        'cultivation': 'field', 'staging-field': 'ground', 'gravel': 'path', 'vehicle': 'car'}
# Sets with the side to which their photos are squashed, how often each is seen, and whether they have maps.
MAPPED = [('miniplaces-seg', 128, 1, True), ('juru-land', 224, 2, True)]
FROM_HIGH = [('ucmerced-aerial', 192, 1, False), ('aid-aerial', 150, 1, False)]
# Sharp photos that the teacher labels, and every how many of them: neighbouring ones of a flight or a house are alike.
TAUGHT = [('day-night', 1), ('houses', 3), *((f'uav-{name}', 4) for name in (
    'boruszyn', 'brighton-beach', 'caliterra', 'copr', 'garfield', 'lewis', 'minsk'))]
SHARP = 256
# Sides of the pictures that the teacher sees: of soft photos and of sharp ones.
TEACHER_SIDES = 193, 257
# Of the photos inside, so many in an epoch by the teacher: cells are asked of land.
INSIDE = 300
# Sets, epochs, sides of the input, and whether the teacher is asked, of each phase.
PHASES = [(MAPPED, 6, (128, 128, 160), False), (MAPPED + FROM_HIGH, 4, (128, 160, 192), False), (MAPPED, 4, (128, 128, 176), True)]
TURNED = ('juru', 'ucmerced', 'aid')


class Convolution(nn.Module):
    def __init__(self, weights, bias, stride=1, groups=1, six=True):
        super().__init__()
        self.w, self.b = nn.Parameter(torch.tensor(weights)), nn.Parameter(torch.tensor(bias))
        self.stride, self.groups, self.six = stride, groups, six

    def forward(self, x):
        if self.w.shape[-1] == 3:
            x = F.pad(x, (0, 1, 0, 1) if self.stride == 2 else (1, 1, 1, 1))
        x = F.conv2d(x, self.w, self.b, stride=self.stride, groups=self.groups)
        return F.relu6(x) if self.six else x


class Block(nn.Module):
    def __init__(self, expand, depthwise, project, residual):
        super().__init__()
        self.e, self.d, self.p, self.residual = expand, depthwise, project, residual

    def forward(self, x):
        y = self.p(self.d(self.e(x) if self.e is not None else x))
        return x + y if self.residual else y


class Backbone(nn.Module):
    """Batch normalisations are folded into weights and biases."""

    def __init__(self, tensors):
        super().__init__()

        def fold(kernel, norm, **kind):
            factor = tensors[norm + '/gamma'] / np.sqrt(tensors[norm + '/moving_variance'] + 1e-3)
            bias = tensors[norm + '/beta'] - tensors[norm + '/moving_mean'] * factor
            depthwise = kernel.endswith('depthwise_kernel')
            side = 3 if depthwise or kernel.startswith('Conv1') else 1
            shape = (3, 3, len(factor), 1) if depthwise else (side, side, -1, len(factor))
            weights = tensors[kernel].reshape(shape) * (factor[:, None] if depthwise else factor)
            order = (2, 3, 0, 1) if depthwise else (3, 2, 0, 1)
            groups = weights.shape[2] if depthwise else 1
            return Convolution(np.ascontiguousarray(weights.transpose(order)), bias, groups=groups, **kind)

        self.first = fold('Conv1/kernel', 'bn_Conv1', stride=2)
        self.blocks = nn.ModuleList()
        for i in range(17):
            name = f'block_{i}' if i else 'expanded_conv'
            stride = 2 if i in HALVING else 1
            expand = fold(f'{name}_expand/kernel', f'{name}_expand_BN') if i else None
            depthwise = fold(f'{name}_depthwise/depthwise_kernel', f'{name}_depthwise_BN', stride=stride)
            project = fold(f'{name}_project/kernel', f'{name}_project_BN', six=False)
            same = expand is not None and expand.w.shape[1] == project.w.shape[0]
            self.blocks.append(Block(expand, depthwise, project, same and stride == 1))

    def forward(self, x):
        found = {}
        with torch.no_grad():
            x = self.first(x)
            for i in range(FROZEN):
                x = self.blocks[i](x)
                found[i] = x
        for i in range(FROZEN, 17):
            x = self.blocks[i](x)
            found[i] = x
        return found


class Student(nn.Module):
    """The backbone with heads as the cell network has them: one hidden layer over all taps, each at its own size."""

    def __init__(self, backbone, classes, scenes):
        super().__init__()
        self.backbone = backbone
        self.taps = nn.ModuleDict({str(i): nn.Conv2d(channels, HIDDEN, 1) for i, channels in TAPS.items()})
        self.classes, self.groups = nn.Conv2d(HIDDEN, classes, 1), nn.Conv2d(HIDDEN, len(GROUPS), 1)
        self.scenes = nn.Linear(320 + 96, scenes)

    def standardise(self, x):
        found = self.backbone(x)
        for i in TAPS:
            tap, spread = self.taps[str(i)], found[i].std((0, 2, 3)).clamp(min=1e-3)
            tap.weight.copy_(torch.randn_like(tap.weight) / (6 * tap.weight.shape[1]) ** 0.5 / spread[None, :, None, None])
            tap.bias.copy_(-(tap.weight[:, :, 0, 0] @ found[i].mean((0, 2, 3))))

    def forward(self, x):
        found = self.backbone(x)
        size, hidden = found[5].shape[2:], 0
        for i in TAPS:
            y = self.taps[str(i)](F.avg_pool2d(found[i], 2) if i == 2 else found[i])
            hidden = hidden + (y if y.shape[2:] == size else F.interpolate(y, size, mode='bilinear', align_corners=False))
        hidden = F.dropout2d(F.relu(hidden), 0.1, self.training)
        pooled = torch.cat([found[16].mean((2, 3)), found[12].mean((2, 3))], 1)
        return self.classes(hidden), self.groups(hidden), self.scenes(F.dropout(pooled, 0.3, self.training))


def table(path):
    with open(path, newline='') as rows:
        return list(csv.DictReader(rows))


class Photo(NamedTuple):
    pixels: np.ndarray
    map: Optional[np.ndarray]
    # Shares of the teacher's groups in 255ths, on a grid of any size.
    soft: Optional[np.ndarray]
    scene: int
    # Whether no side of it is up.
    turned: bool
    inside: bool


def photos_of(data, sets, classes, scenes, soft_of=lambda name, row, side: None):
    for name, side, times, mapped in sets:
        folder = data / name
        if mapped:
            names = [row['name'] for row in table(folder / 'classes.csv')][1:]
            numbers = np.array([UNKNOWN] + [classes.setdefault(SAME.get(n, n), len(classes)) for n in names], np.uint8)
        for row in table(folder / 'labels.csv'):
            map_file = folder / 'maps' / (Path(row['file']).stem + '.png')
            if mapped and not map_file.exists():
                continue
            pixels = np.asarray(Image.open(folder / 'photos' / row['file']).convert('RGB').resize((side, side), Image.BILINEAR))
            map_ = numbers[np.asarray(Image.open(map_file).resize((side, side), Image.NEAREST))] if mapped else None
            scene = scenes.setdefault(name + (row.get('scene') or ''), len(scenes))
            turned, inside = name.startswith(TURNED), row.get('place') == 'indoor'
            soft = None if turned or inside else soft_of(name, row, TEACHER_SIDES[0])
            yield from [Photo(pixels, map_, soft, scene, turned, inside)] * times


def taught_photos(data, soft_of):
    """Photos that only the teacher knows; sharp ones are seen twice, in smaller parts."""
    for name, step in TAUGHT:
        rows = [row for row in table(data / name / 'labels.csv') if row.get('place') != 'indoor' and row.get('light') != 'night']
        for row in rows[::step]:
            pixels = np.asarray(Image.open(data / name / 'photos' / row['file']).convert('RGB').resize((SHARP, SHARP), Image.BILINEAR))
            yield from [Photo(pixels, None, soft_of(name, row, TEACHER_SIDES[1]), 0, False, False)] * 2


def softened(data, folder, cache):
    """The teacher's labels of a photo, which are kept."""
    teacher = Teacher(folder)
    cache.mkdir(parents=True, exist_ok=True)

    def soft_of(name, row, side):
        kept = cache / f"{name}-{row['file']}.npy"
        if not kept.exists():
            np.save(kept, teacher.soft(Image.open(data / name / 'photos' / row['file']), side))
        return np.load(kept)
    return soft_of


def varied(photo, side):
    """A part of a photo with its classes and groups: cropped, mirrored, turned where no side is up, and lit otherwise."""
    size, cells = photo.pixels.shape[0], side // 8
    area, aspect = random.uniform(0.15 if size >= SHARP else 0.35, 1) ** 0.5, random.uniform(0.8, 1.25)
    width, height = min(1, area * aspect), min(1, area / aspect)
    left, top = random.uniform(0, 1 - width), random.uniform(0, 1 - height)
    box = (left * size, top * size, (left + width) * size, (top + height) * size)
    x = np.asarray(Image.fromarray(photo.pixels).resize((side, side), Image.BILINEAR, box=box), np.float32) / 255
    middles = (np.arange(cells) + 0.5) / cells
    part = lambda grid: grid[..., ((middles * height + top) * grid.shape[-1]).astype(int)[:, None],
                             ((middles * width + left) * grid.shape[-1]).astype(int)[None, :]]
    y = np.full((cells, cells), UNKNOWN) if photo.map is None else part(photo.map)
    soft = np.zeros((len(GROUPS), cells, cells), np.uint8) if photo.soft is None else part(photo.soft)
    if random.random() < 0.5:
        x, y, soft = x[:, ::-1], y[:, ::-1], soft[..., ::-1]
    turns = random.randrange(4) if photo.turned else 0
    light = [2 ** random.uniform(-0.25, 0.25) * (1 + random.uniform(-0.08, 0.08)) for _ in range(3)]
    x = np.clip(np.rot90(x, turns) ** 2 ** random.uniform(-0.4, 0.4) * np.array(light, np.float32), 0, 1)
    return x, np.rot90(y, turns), np.rot90(soft, turns, (1, 2))


def loss_of(found, y, soft, scenes):
    """Of maps and of the teacher by how much of the batch they know; `scenes` is None where the teacher is asked instead."""
    classes, groups, told = found
    loss = 0 if scenes is None else 0.2 * F.cross_entropy(told, scenes)
    known = (y != UNKNOWN).float().mean().item()
    if known > 0:
        loss = loss + min(1, 2.5 * known) * F.cross_entropy(classes, y, ignore_index=UNKNOWN)
    shares = soft.sum(1)
    taught = (shares > 0.5).float()
    if taught.any():
        off = -(soft * F.log_softmax(groups, 1)).sum(1) / shares.clamp(min=1e-3)
        loss = loss + 1.5 * (off * taught).mean()
    return loss


def train(student, photos, epochs, sides, taught, kept):
    learned = [p for block in student.backbone.blocks[FROZEN:] for p in block.parameters()]
    heads = [p for name, p in student.named_parameters() if not name.startswith('backbone')]
    optimiser = torch.optim.AdamW([{'params': learned, 'weight_decay': 1e-3}, {'params': heads, 'weight_decay': 1e-2}])
    first = 0
    if kept.exists():
        known = torch.load(kept)
        student.load_state_dict(known['student'])
        optimiser.load_state_dict(known['optimiser'])
        first = known['epochs']
    inside = [k for k, photo in enumerate(photos) if taught and photo.inside]
    others = [k for k, photo in enumerate(photos) if not (taught and photo.inside)]
    student.train()
    for epoch in range(first, epochs):
        for seed in (torch.manual_seed, random.seed, np.random.seed):
            seed(1 + epoch)
        order = np.random.permutation(others + random.sample(inside, min(INSIDE, len(inside))))
        for start in range(0, len(order) - BATCH + 1, BATCH):
            batch, side = [photos[k] for k in order[start:start + BATCH]], random.choice(sides)
            x, y, soft = (torch.from_numpy(np.stack(part)) for part in zip(*(varied(photo, side) for photo in batch)))
            done = epoch + start / len(order)
            share = min(1, done * len(order) / BATCH / 200) * 0.5 * (1 + np.cos(np.pi * done / epochs))
            for group, rate in zip(optimiser.param_groups, (3e-4, 1e-3)):
                group['lr'] = rate * share + 1e-6
            found = student(x.permute(0, 3, 1, 2).contiguous(memory_format=torch.channels_last))
            scenes = None if taught else torch.tensor([photo.scene for photo in batch])
            loss = loss_of(found, y.long(), soft.float() / 255, scenes)
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(student.parameters(), 5.0)
            optimiser.step()
        torch.save({'student': student.state_dict(), 'optimiser': optimiser.state_dict(), 'epochs': epoch + 1}, kept)
        print(f'epoch {epoch + 1} of {epochs}: loss {loss.item():.2f}', flush=True)


def write(backbone, path):
    """As parseBackbone of the port reads it: 16-bit numbers, each tensor with its unit."""
    heads, numbers = [], []
    for convolution in [backbone.first, *(c for b in backbone.blocks for c in (b.e, b.d, b.p) if c is not None)]:
        order = (2, 3, 0, 1) if convolution.groups > 1 else (2, 3, 1, 0)
        parts = convolution.w.detach().numpy().transpose(order), convolution.b.detach().numpy()
        units = [max(float(np.abs(part).max()), 1e-9) / 32767 for part in parts]
        numbers += [np.round(part / unit).astype('<i2').tobytes() for part, unit in zip(parts, units)]
        heads.append({'weights': parts[0].size, 'outputs': parts[1].size, 'units': units})
    head = json.dumps({'format': 1, 'convolutions': heads}).encode()
    Path(path).write_bytes(struct.pack('<I', len(head)) + head + b''.join(numbers))


def main(tensors_file, out, cache, data=None, teacher=None):
    tensors = {name: np.array(values, np.float32) for name, values in json.loads(Path(tensors_file).read_text()).items()}
    if data is None:
        write(Backbone(tensors), out)
        return
    data, cache = Path(data), Path(cache)
    classes, scenes = {}, {}
    soft_of = softened(data, teacher, cache / 'soft')
    phases = [list(photos_of(data, sets, classes, scenes, *([soft_of] if taught else []))) for sets, _, _, taught in PHASES]
    phases[-1] += taught_photos(data, soft_of)
    student = Student(Backbone(tensors), len(classes), len(scenes)).to(memory_format=torch.channels_last)
    with torch.no_grad():
        few = phases[0][::max(1, len(phases[0]) // 48)][:48]
        student.standardise(torch.from_numpy(np.stack([varied(photo, 128)[0] for photo in few])).permute(0, 3, 1, 2))
    for at, (photos, (_, epochs, sides, taught)) in enumerate(zip(phases, PHASES)):
        train(student, photos, epochs, sides, taught, cache / f'backbone-{at}.pt')
    write(student.backbone, out)


main(*sys.argv[1:])
