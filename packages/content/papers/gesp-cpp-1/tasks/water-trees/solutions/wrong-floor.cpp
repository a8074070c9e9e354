// fails: 01 WA, 04 WA, 08 WA, 09 WA, 10 WA
#include <iostream>
using namespace std;

int main() {
    int n, k;
    cin >> n >> k;
    int buckets = n / k;
    int trips = (buckets + 1) / 2;
    cout << buckets << " " << trips << endl;
    return 0;
}
