"""Trains perceptrons with one hidden layer from rows that train.mjs wrote.

perceptrons.py FOLDER: tasks.json there lists networks; each has its files of float32 numbers, and gets first, firstBias,
second and secondBias in one file, with the standardisation of its inputs folded in.
"""
import json, sys
from multiprocessing import Pool
from pathlib import Path
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

torch.set_num_threads(1)


def loss_of(outputs, targets, questions, group):
    """Each question has `size` outputs from `output` on, and in the row of targets from `target` on its weight, then its answer."""
    total = 0
    for question in questions:
        kind, size, at = question['kind'], question['size'], question['target']
        found = outputs[:, question['output']:question['output'] + size]
        weight, wanted = targets[:, at], targets[:, at + 1:at + 1 + size]
        if kind == 'one of':
            loss = -(wanted * F.log_softmax(found, 1)).sum(1)
        elif kind == 'yes':
            loss = F.binary_cross_entropy_with_logits(found, wanted, reduction='none').sum(1)
        elif kind == 'place':
            # The likelihood of a Laplace distribution, so that a row learns how far off it is too; see doubtOf.
            off = (question['unit'] * found[:, 0] - wanted[:, 0]).abs()
            doubt = 0.02 + 0.2 * F.softplus(found[:, 1])
            loss = off / doubt + doubt.log()
        else:
            # One of the rows of a group, which stand together.
            found, wanted = found.view(-1, group), wanted.view(-1, group)
            loss, weight = -(wanted * F.log_softmax(found, 1)).sum(1), weight[::group]
        total = total + (weight * loss).mean()
    return total


def trained(x, targets, rows, task):
    torch.manual_seed(task['seed'])
    inputs, hidden, outputs, group = task['inputs'], task['hidden'], task['outputs'], task.get('group', 1)
    some = x[rows[::max(1, len(rows) // 20000)]].double()
    mean, deviation = some.mean(0).float(), some.std(0).clamp(min=1e-4).float()
    first, second = nn.Linear(inputs, hidden), nn.Linear(hidden, outputs)
    for layer in (first, second):
        nn.init.normal_(layer.weight, std=layer.in_features ** -0.5)
        nn.init.zeros_(layer.bias)
    network = nn.Sequential(nn.Dropout(task.get('dropInput', 0)), first, nn.ReLU(), nn.Dropout(task.get('dropHidden', 0.3)), second)
    optimiser = torch.optim.AdamW([{'params': [first.weight, second.weight], 'weight_decay': task['decay']},
                                   {'params': [first.bias, second.bias], 'weight_decay': 0}])
    batch, groups = task.get('batch', 512), rows.view(-1, group)
    steps, step = task['epochs'] * (len(rows) // batch), 0
    for _ in range(task['epochs']):
        order = groups[torch.randperm(len(groups))].flatten()
        for start in range(0, len(order) - batch + 1, batch):
            for parameters in optimiser.param_groups:
                parameters['lr'] = task['rate'] * min(1, step / 100) * 0.5 * (1 + np.cos(np.pi * step / steps))
            chosen = order[start:start + batch]
            loss = loss_of(network((x[chosen] - mean) / deviation), targets[chosen], task['questions'], group)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            step += 1
    weights = first.weight.detach() / deviation
    return weights.T, first.bias.detach() - weights @ mean, second.weight.detach().T, second.bias.detach()


def numbers(path, width):
    return torch.from_numpy(np.memmap(path, np.float32, 'c').reshape(-1, width))


def train(task):
    x, targets = numbers(folder / task['x'], task['inputs']), numbers(folder / task['targets'], task['width'])
    rows = torch.from_numpy(np.fromfile(folder / task['rows'], np.int32)).long()
    parts = trained(x, targets, rows, task)
    (folder / task['out']).write_bytes(b''.join(part.contiguous().numpy().astype('<f4').tobytes() for part in parts))


folder = Path(sys.argv[1])
with Pool() as pool:
    pool.map(train, json.loads((folder / 'tasks.json').read_text()), chunksize=1)
