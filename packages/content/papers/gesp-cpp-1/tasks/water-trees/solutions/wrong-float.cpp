// fails: 06 WA, 08 WA, 10 WA
#include <cmath>
#include <iostream>
using namespace std;

int main() {
    float n, k;
    cin >> n >> k;
    int buckets = ceil(n / k);
    int trips = (buckets + 1) / 2;
    cout << buckets << " " << trips << endl;
    return 0;
}
