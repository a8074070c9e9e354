// fails: 06 TLE, 07 TLE, 08 TLE, 09 TLE, 10 TLE, 12 TLE
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

struct Person {
    long long number;
    int swaps;
};

vector<Person> line;
long long total = 0;

void bubbleSort(int n) {
    for (int end = n - 1; end > 0; end--)
        for (int i = 0; i < end; i++)
            if (line[i].number > line[i + 1].number) {
                line[i].swaps++;
                line[i + 1].swaps++;
                total++;
                swap(line[i], line[i + 1]);
            }
}

int main() {
    int n;
    long long m, a, x, y;
    cin >> n >> m >> a >> x >> y;
    total = 0;
    line.resize(n);
    for (int i = 0; i < n; i++) {
        line[i].number = a;
        line[i].swaps = 0;
        a = (a * x + y) % m;
    }
    bubbleSort(n);
    int most = 0;
    for (int i = 0; i < n; i++) most = max(most, line[i].swaps);
    cout << total << " " << most << endl;
    return 0;
}
